/** What a patch does to a picture: docs/protocol.md. The client knows no rules, it folds. */

import type { Beat, PatchedLine, Picture } from "../wire.gen";

export type Patch = NonNullable<PatchedLine["patch"]>;
type Key = string | number;

/** The picture after the patch; the one before stays as it is, and both share what has not changed. */
export function fold<P>(picture: P, patch: Patch): P {
  return patch.reduce<unknown>((inside, [path, value]) => put(inside, path, value), picture) as P;
}

function put(inside: unknown, [key, ...rest]: readonly Key[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(inside)) return inside.map((item: unknown, index) => (index === key ? put(item, rest, value) : item));
  const object = inside as Readonly<Record<Key, unknown>>;
  return { ...object, [key]: put(object[key], rest, value) };
}

/** The picture after some beats. */
export function foldAll(picture: Picture, beats: readonly Beat[]): Picture {
  return beats.flatMap((beat) => beat.lines).reduce((so_far, line) => fold(so_far, line.patch ?? []), picture);
}
