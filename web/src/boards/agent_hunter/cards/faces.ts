/** Ten agents, told apart by what they wear: one hat or hairdo and one feature for each number. */

export interface Face {
  readonly hat: string; // filled
  readonly lines: string; // drawn
}

const SHADES = "M-10-17h8.5c0 6-7.5 7-8.5 0zM1.5-17H10c-1 7-8.5 6-8.5 0zM-2-16.5h4";
const GLASSES = "M-9.5-14a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM1.5-14a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM-1.5-15h3";
const EYES = "M-5.5-15v2M5.5-15v2";

export const FACES: readonly Face[] = [
  { hat: "M-12-17c-3-3-3 3 0 4zM12-17c3-3 3 3 0 4z", lines: "M.5-14a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0zM9-12l4 14M-7-14.5h3M-8-20h5" },
  { hat: "M-21-22c7-3 35-3 42 0-7 5-35 5-42 0zM-13-23c-1-13 5-17 13-13 8-4 14 0 13 13-8 3-18 3-26 0z", lines: EYES },
  { hat: "M-15-21c-6-10 6-17 18-16 13 1 18 9 11 14-9 4-20 5-29 2zM2-36l1-5 3 1-1 5z", lines: `${EYES}M-3-5h6` },
  { hat: "M-15 3c-4-26-2-38 15-38s19 12 15 38l-6-5c4-17 1-23-9-23s-13 6-9 23z", lines: SHADES },
  { hat: "M-20-22c8-3 32-3 40 0-8 5-32 5-40 0zM-13-23c-1-20 27-20 26 0zM-8-5c3-5 7-3 8-1 1-2 5-4 8 1-4 2-6 1-8 0-2 1-4 2-8 0z", lines: EYES },
  { hat: "M-15-20c-2-11 8-15 16-15s16 5 15 13c5 0 8 2 9 4-11 2-30 2-40-2z", lines: `${EYES}M-4-5c3 2 5 2 8 0` },
  { hat: "M-15-1c-4-20-3-34 15-34s19 14 15 34h-5c3-13 1-20-10-21-11 1-13 8-10 21z", lines: GLASSES },
  { hat: "M-16-18v-9c0-11 32-11 32 0v9zM-17-19h7v17c-6 1-9-3-7-9zM17-19h-7v17c6 1 9-3 7-9z", lines: EYES },
  { hat: "M-12-26h24v-9c-8-3-16-3-24 0zM-14-9c-3-15 2-19 14-19s17 4 14 19c-2-7-5-10-14-11-9 1-12 4-14 11z", lines: "M-8-14h5M3-14h5M-3-5c2 2 4 2 6 0" },
  { hat: "M-20-21c8-3 32-3 40 0-8 4-32 4-40 0zM-12-22v-16c8-2 16-2 24 0v16zM-12-10c0 15 5 19 12 19s12-4 12-19c-3 5-6 5-12 5s-9 0-12-5z", lines: EYES },
];
