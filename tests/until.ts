import { vi } from 'vitest'

/** Waits for what is to be seen, however busy the machine is: `vi.waitFor` by itself gives up after a second. */
export const until = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 60_000, interval: 10 })
