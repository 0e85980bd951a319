/** Keeps the shell of the page, so that it opens without a network; what the server says about games is never kept. */

const VERSION = "development"; // finish.js puts the build's own here,
const SHELL = ["/"]; // and everything that the page loads at once

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(SHELL)));
});

// Pages of an older build go on with the older worker; this comes when the last of them is closed. A page that is open
// already is left alone: to answer for it from half-way on would make the browser fetch again what it has preloaded.
self.addEventListener("activate", (event) => event.waitUntil(forgetOthers()));

self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== self.location.origin) return;
  if (event.request.mode === "navigate") event.respondWith(openPage(event.request));
  else if (pathname.startsWith("/assets/")) event.respondWith(takeAsset(event.request));
  else if (pathname.startsWith("/api/puzzles")) event.respondWith(takePuzzles(event.request));
});

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name)));
}

/** From the server where it answers; otherwise the shell, which says that it is alone. */
async function openPage(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match("/", { ignoreVary: true })) ?? Response.error();
  }
}

/** Its name changes with what is in it: what we have is right. */
async function takeAsset(request) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const found = await fetch(request);
  if (found.ok) await (await caches.open(VERSION)).put(request, found.clone());
  return found;
}

/** From the server where it answers; otherwise as they were when they were last loaded. They tell nothing of any game that goes on. */
async function takePuzzles(request) {
  try {
    const found = await fetch(request);
    if (found.ok) await (await caches.open(VERSION)).put(request, found.clone());
    return found;
  } catch {
    return (await caches.match(request, { ignoreVary: true })) ?? Response.error();
  }
}
