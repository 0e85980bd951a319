/** The notebook as it is kept: marks by seat and kind, and free text. */

export const MARKS = ["blank", "no", "maybe", "yes"] as const;
export type Mark = (typeof MARKS)[number];

export interface Notes {
  readonly marks: Readonly<Record<string, Mark>>; // "seat.kind"
  readonly text: string;
}

/** Notes that cannot be read (another version, another game) count as empty. */
export function readNotes(kept: string): Notes {
  try {
    const { marks, text } = JSON.parse(kept) as Partial<Notes>;
    const known = Object.entries(marks ?? {}).filter(([, mark]) => MARKS.includes(mark));
    return { marks: Object.fromEntries(known), text: typeof text === "string" ? text : "" };
  } catch {
    return { marks: {}, text: "" };
  }
}

export function writeNotes(notes: Notes): string {
  const marks = Object.fromEntries(Object.entries(notes.marks).filter(([, mark]) => mark !== "blank"));
  return JSON.stringify({ marks, text: notes.text });
}

export function marked(notes: Notes, seat: number, kind: number): Mark {
  return notes.marks[`${seat}.${kind}`] ?? "blank";
}
