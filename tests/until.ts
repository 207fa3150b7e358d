import { vi } from 'vitest'

/**
 * Waits for what is to be seen, however busy the machine is: `vi.waitFor` by itself gives up after a second. No test has less time
 * than another: what fails by its time fails as surely after two minutes.
 */
export const until = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 100_000, interval: 10 })
