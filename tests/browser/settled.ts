import type { Page } from '@playwright/test'

/** Waits until nothing moves or changes its colour any more: colours that go over into one another have no contrast yet. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // What follows scrolling never ends, nor does what turns.
    const passing = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.all(passing.map((one) => one.finished.catch(() => undefined)))
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  })
