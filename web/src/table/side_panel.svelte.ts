/** The panel beside the board: which tab is shown, and whether it is open. Both pages of it are one: a column, or a sheet on phones. */

import { remember, remembered } from "../app/local_storage";

export const TABS = ["log", "notebook", "chat", "in_words"] as const;
export type Tab = (typeof TABS)[number];

const ROOMY = "(min-width: 75rem)"; // 1200 px: there is room for it beside the board
const DESK = "(min-width: 60rem)";

export class SidePanel {
  open = $state(false);
  tab: Tab = $state("log");
  read = $state(0); // lines of chat that were on the screen

  constructor() {
    const wished = remembered("panel");
    const isDesk = matchMedia(DESK).matches; // on a phone it is a sheet over the board: never open unasked
    this.open = isDesk && (wished === null ? matchMedia(ROOMY).matches : wished === "open");
  }

  show(tab: Tab): void {
    this.tab = tab;
    this.#set(true);
  }

  toggle(): void {
    this.#set(!this.open);
  }

  close(): void {
    this.#set(false);
  }

  #set(open: boolean): void {
    this.open = open;
    remember("panel", open ? "open" : "closed");
  }
}
