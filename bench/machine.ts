import { cpus, loadavg, platform, release, totalmem } from 'node:os'
import { launchChromium } from './browser/page.ts'

/** What the figures were measured on. */
export interface Machine {
  readonly cpu: string
  readonly cores: number
  readonly memoryGB: number
  readonly system: string
  readonly node: string
  readonly chromium: string
}

export const machineFacts = async (): Promise<Machine> => {
  const browser = await launchChromium()
  const chromium = browser.version()
  await browser.close()
  return {
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memoryGB: Math.round(totalmem() / 2 ** 30),
    system: `${platform()} ${release()}`,
    node: process.version,
    chromium,
  }
}

/** Mean of the processes that wanted a core in the last minute; above the cores, times are inflated. */
export const load = (): number => Number((loadavg()[0] ?? 0).toFixed(2))
