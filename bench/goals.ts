import { conditions } from './boot/conditions.ts'
import { categories, forms, nameOf, pages } from './lighthouse/forms.ts'
import { readCases, writeCases } from './load/cases.ts'
import { mixedNames, soakNames } from './mixed/names.ts'
import type { SuiteName } from './suite.ts'

/** What the product sets out to reach; see `verdicts.ts`. */
export interface Goal {
  /** Of the figure that is judged, and the suite that gives it. */
  readonly name: string
  readonly suite: SuiteName
  /** Judged by what ours takes as a multiple of the rival's, or by ours alone. */
  readonly of: 'ratio' | 'ours'
  readonly comparison: '≤' | '≥'
  readonly limit: number
  /** `×` for a ratio. */
  readonly unit: string
}

const times = (suite: SuiteName, comparison: Goal['comparison'], limit: number, names: readonly string[]) =>
  names.map((name): Goal => ({ name, suite, of: 'ratio', comparison, limit, unit: '×' }))

const atMost = (suite: SuiteName, limit: number, unit: string, name: string): Goal => ({
  name,
  suite,
  of: 'ours',
  comparison: '≤',
  limit,
  unit,
})

export const goals: readonly Goal[] = [
  ...times('list', '≤', 1.3, ['sort']),
  ...times('list', '≤', 1.5, ['search', 'page']),
  ...times('form', '≤', 2, ['open the form', 'open a row’s form', 'open the longest form']),
  ...times('form', '≤', 1.2, ['key, one line', 'key, five lines', 'key, longest form']),
  ...times('form', '≤', 1.5, ['save']),
  ...times(
    'boot',
    '≤',
    2,
    conditions.flatMap(({ name }) => [`list visible${name}`, `list visible from sign-in on${name}`]),
  ),
  atMost('boot', 200, 'kB', 'initial JavaScript'),
  atMost('boot', 75, 'kB', 'form JavaScript'),
  ...times('heap', '≤', 1, ['heap after a session of work']),
  ...times(
    'reads',
    '≥',
    0.6,
    readCases.map(({ name }) => name),
  ),
  ...(['bare', 'thorough'] as const).flatMap((rival) =>
    times(
      'writes',
      '≥',
      rival === 'bare' ? 0.6 : 0.5,
      writeCases.filter((one) => one.rival === rival).map(({ name }) => name),
    ),
  ),
  atMost('csv', 50, 'ms', 'rehearsal, longest task'),
  atMost('csv', 3, 's', 'import into two institutions'),
  atMost('embedded', 20, 'ms', 'stall on the embedded database'),
  ...times('exports', '≤', 2, ['list while payroll files are made, p99']),
  ...['embedded', 'PostgreSQL'].flatMap((engine) => [
    atMost('gazetteer', 15, 'ms', `suggestion, p95, ${engine}`),
    atMost('gazetteer', 15, 's', `start until all places are there, ${engine}`),
  ]),
  atMost('cold', 3, 's', 'start with an existing database'),
  atMost('cold', 15, 's', 'first start, with demo data'),
  atMost('cold', 5, 's', 'tsc --noEmit'),
  atMost('mixed', 250, 'ms', mixedNames.p99),
  { ...atMost('mixed', 500, 'a second', mixedNames.rate), comparison: '≥' },
  atMost('mixed', 0, 'answers', mixedNames.faults),
  atMost('mixed', 50, 'ms', mixedNames.loopDelay),
  atMost('soak', 1, 'MB an hour', soakNames.rss),
  atMost('soak', 1, 'MB an hour', soakNames.heap),
  atMost('soak', 20, '%', soakNames.drift),
  atMost('soak', 0, 'descriptors', soakNames.descriptors),
  atMost('soak', 0, 'handles', soakNames.handles),
  atMost('soak', 1.2, '×', soakNames.disk),
  atMost('soak', 0, 'answers', soakNames.faults),
  ...pages.flatMap((page) =>
    forms.flatMap((form) =>
      categories.map(
        (category): Goal => ({
          name: nameOf(page, form, category),
          suite: 'lighthouse',
          of: 'ours',
          comparison: '≥',
          limit: 95,
          unit: '',
        }),
      ),
    ),
  ),
]
