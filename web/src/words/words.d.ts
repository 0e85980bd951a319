/** What bundling/words.ts says of the catalogues. */
declare module "virtual:words" {
  export const VERSION: string; // of all of them together: in the name of each file
  export const LANGUAGES: readonly string[];
  export const GAMES: readonly string[]; // that are built in
  export const EARLY: readonly string[]; // parts of any page of which something is needed first
  export const LATE: readonly string[]; // parts of any page that come later as a whole
  export const ALONE: readonly string[]; // parts with a file of their own
}
