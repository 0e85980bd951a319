/** The notebook as it is kept: marks by hand and a few lines of text. */

export type Mark = 0 | 1 | 2; // none, crossed out, circled

export interface Notes {
  readonly marks: Readonly<Record<string, Mark>>;
  readonly text: string;
}

/** What is kept may come from elsewhere: whatever is no notebook is taken as text. */
export function readNotes(kept: string): Notes {
  try {
    const { marks, text } = JSON.parse(kept) as Partial<Notes>;
    if (typeof marks === "object" && marks && typeof text === "string") return { marks, text };
  } catch {
    // not ours: shown as text
  }
  return { marks: {}, text: kept };
}

export function markOf(notes: Notes, key: string): Mark {
  return notes.marks[key] ?? 0;
}

export function nextMark(notes: Notes, key: string): Notes {
  const { [key]: mark = 0, ...others } = notes.marks;
  const next = ((mark + 1) % 3) as Mark;
  return { ...notes, marks: next ? { ...others, [key]: next } : others };
}
