/** `look.html?game=…&scene=N&lang=de&what=board|event|notebook&tap=a&tap=b` */
import { mount } from "svelte";
import "../src/app/base.css";
import { loadGame } from "../src/game/games";
import type { Lang } from "../src/app/lang.svelte";
import Look from "./Look.svelte";

const query = new URLSearchParams(location.search);
const slug = query.get("game") ?? "plain";
const lang = (query.get("lang") ?? "en") as Lang;
document.documentElement.dataset["theme"] = query.get("theme") ?? "light";
const shots = await (await fetch(`/tests/scenes/${slug}.json`)).json();
const shot = shots[Number(query.get("scene") ?? 0)];
mount(Look, {
  target: document.getElementById("app")!,
  props: {
    module: await loadGame(slug),
    scene: shot.scene,
    names: shot.names,
    lines: shot.lines,
    lang,
    what: query.get("what") ?? "board",
    taps: query.getAll("tap"),
  },
});
document.body.dataset["ready"] = "yes";
