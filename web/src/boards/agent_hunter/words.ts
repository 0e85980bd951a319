/** What only this board says, from the words of its game. */

import { boardWords } from "../../words/board";

export const say = boardWords("agent_hunter");
