import { mount } from "svelte";
import App from "./App.svelte";
import "./app/base.css";
import { lang } from "./app/lang.svelte";
import { settings } from "./app/settings.svelte";

settings.chooseTheme(settings.theme);
settings.choosePace(settings.pace);
void lang
  .need("pages")
  .then(() => lang.choose(lang.now))
  .catch(() => undefined) // a page without its sentences is better than none
  .then(() => mount(App, { target: document.getElementById("app")! }));
// The service worker is registered once the page has loaded; without it only opening offline does not work.
if ("serviceWorker" in navigator && import.meta.env.PROD) {
  addEventListener("load", () => void navigator.serviceWorker.register("/worker.js").catch(() => undefined));
}
