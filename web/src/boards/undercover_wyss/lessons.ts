import type { Lesson } from "../../game/games";
export const LESSONS: readonly Lesson[] = [];
