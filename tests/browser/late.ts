import type { BrowserContext } from '@playwright/test'

/**
 * Frames come up to `most` milliseconds late, and answers up to four times that, each by chance: a test that does not wait for
 * what comes with them, or a page that counts on their order, is found on a quiet machine.
 */
export const comesLate = (context: BrowserContext, most: number): Promise<unknown> =>
  context.addInitScript((most) => {
    const frame = window.requestAnimationFrame.bind(window)
    const after = window.setTimeout.bind(window)
    const ask = window.fetch.bind(window)
    const awhile = () => new Promise((resolve) => after(resolve, Math.random() * 2 * most))
    window.requestAnimationFrame = (draw) => frame(() => after(() => frame(draw), Math.random() * most))
    window.fetch = async (...asked) => {
      await awhile()
      const answer = await ask(...asked)
      await awhile()
      return answer
    }
  }, most)
