import { setTimeout } from 'node:timers/promises'

/**
 * Steps of work that keeps nobody waiting: after each as long a pause as it took, so that whoever asks meanwhile waits for one step at
 * most, and finds half of the time free.
 */
export const createYield = () => {
  let since = performance.now()
  return async (): Promise<void> => {
    await setTimeout(performance.now() - since)
    since = performance.now()
  }
}
