import type { Side } from '../browser/page.ts'

/** How a person sits: the machine and the line. */
export interface Condition {
  /** Added to the name of a figure. */
  readonly name: string
  /** How many times slower the CPU is. */
  readonly slower: number
  readonly slowLine: boolean
}

export const conditions: readonly Condition[] = [
  { name: '', slower: 1, slowLine: false },
  { name: ', 4× slower', slower: 4, slowLine: false },
  { name: ', 4× slower, slow 4G', slower: 4, slowLine: true },
]

/** Slow 4G as Lighthouse has it: 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

/** Nothing has come before: caches are empty, and keep what comes now, as in a browser that somebody opens. */
export const impose = async ({ cdp }: Side, { slower, slowLine }: Condition): Promise<void> => {
  await cdp.send('Network.enable')
  await cdp.send('Network.clearBrowserCache')
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
  if (slowLine) await cdp.send('Network.emulateNetworkConditions', slow4G)
}
