import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type Category, categories, type Form } from './forms.ts'

/** Fetched when it is asked for: 114 packages that neither the product nor its tests need. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const LONGEST_REPORT = 64 * 1024 * 1024

/** What the points for performance are made of. */
const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const

export interface Points {
  readonly of: Readonly<Record<Category, number>>
  /** Times of the metrics, and how quick Lighthouse finds the machine: an office's computer has 1,500 to 2,000. */
  readonly note: string
}

interface Report {
  readonly environment: { readonly benchmarkIndex: number }
  readonly audits: Readonly<Record<string, { readonly displayValue?: string }>>
  readonly categories: Readonly<Record<Category, { readonly score: number | null }>>
  readonly runtimeError?: { readonly message: string }
}

/**
 * What Lighthouse gives a page, 0 to 100 a category, in the Chromium whose DevTools listen at `port`: with its cookies, and
 * nothing of the page in its caches.
 * @throws Error when the page could not be loaded, or the registry not be reached
 */
export const pointsOf = async (
  url: string,
  { port, form }: { readonly port: number; readonly form: Form },
): Promise<Points> => {
  const args = [
    ...['--yes', LIGHTHOUSE, url, `--port=${port}`, '--output=json', '--quiet'],
    `--only-categories=${categories.join(',')}`,
    '--disable-storage-reset',
    ...(form === 'desktop' ? ['--preset=desktop'] : []),
  ]
  const { stdout } = await promisify(execFile)('npx', args, { maxBuffer: LONGEST_REPORT })
  const report = JSON.parse(stdout) as Report
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`)
  const points = (category: Category) => Math.round((report.categories[category].score ?? Number.NaN) * 100)
  const metrics = Object.entries(METRICS).map(([name, id]) => `${name} ${report.audits[id]?.displayValue}`)
  return {
    of: {
      performance: points('performance'),
      accessibility: points('accessibility'),
      'best-practices': points('best-practices'),
    },
    note: [...metrics, `machine ${Math.round(report.environment.benchmarkIndex)}`].join(', '),
  }
}
