/** Identifies this page load: the server carries out each of its numbered commands once, however often it is sent. */

import { entropy } from "../game/entropy";

export const clientId = entropy();
