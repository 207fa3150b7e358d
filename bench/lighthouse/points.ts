import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type Category, categories, type Form } from './forms.ts'

/** Fetched when it is asked for: 114 packages that neither the product nor its tests need. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const LONGEST_REPORT = 64 * 1024 * 1024

interface Report {
  readonly categories: Readonly<Record<Category, { readonly score: number | null }>>
  readonly runtimeError?: { readonly message: string }
}

/**
 * What Lighthouse gives a page, 0 to 100 each, in the Chromium whose DevTools listen at `port`: with its cookies, and
 * nothing of the page in its caches.
 * @throws Error when the page could not be loaded, or the registry not be reached
 */
export const pointsOf = async (
  url: string,
  { port, form }: { readonly port: number; readonly form: Form },
): Promise<Readonly<Record<Category, number>>> => {
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
  return {
    performance: points('performance'),
    accessibility: points('accessibility'),
    'best-practices': points('best-practices'),
  }
}
