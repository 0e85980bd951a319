/** Why something was not done, in words. */

import { t } from "../app/lang.svelte";
import { NOT_OFFERED, type Why } from "../game/table.svelte";
import { sayRefusal } from "../words/say";

export function sayWhy({ code, rule, why = "" }: Why, game: string): string {
  return code === NOT_OFFERED ? t("not_now") : sayRefusal(game, code, rule, why);
}
