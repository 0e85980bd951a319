/** Runs while the rest of the page is still on its way, so that its sentences arrive together with it. */

import { firstLanguage, readWords } from "./files";

void readWords(firstLanguage(), "pages").catch(() => undefined); // the page asks again, and says what is wrong
