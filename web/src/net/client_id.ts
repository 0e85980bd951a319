/** Identifies this page load: the server carries out each of its numbered commands once, however often it is sent. */

import { randomText } from "../app/random_text";

export const clientId = randomText();
