/** jsdom lays nothing out: no element ever changes its size, so that this observer has nothing to tell. */
class NothingResizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

globalThis.ResizeObserver ??= NothingResizes
