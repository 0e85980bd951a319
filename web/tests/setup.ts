/** jsdom draws nothing, so nothing in it has a size that could be observed. */
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
