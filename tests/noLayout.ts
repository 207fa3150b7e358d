/** jsdom lays nothing out: no element ever changes its size, so that this observer has nothing to tell. */
class NothingResizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

globalThis.ResizeObserver ??= NothingResizes

/** And no window has a width: lists are cards, whose columns nobody measures. */
globalThis.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: media.startsWith('(width <'),
    onchange: null,
    addListener() {},
    removeListener() {},
  })
