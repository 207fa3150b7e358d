import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { DatabaseFailure } from '#server/db/failure.ts'
import { lineOf } from '#server/start/operatorLines.ts'
import { specificationPages } from '../../builtPages.ts'
import { type Files, projectRoot, writeFiles } from '../../files.ts'
import { type Language, languages } from '../../languages.ts'
import { isOptionFault } from '../optionFault.ts'
import { RevisionProblem } from '../revisions/revisionProblem.ts'
import { keepSince } from '../since.ts'
import { styleSheet } from '../styles.ts'
import { wordsOf } from '../words/words.ts'
import { marks } from './change.ts'
import { changesFiles, voicesOf } from './changesFiles.ts'
import { changesReport } from './changesReport.ts'
import { declarationOf, undeclared } from './declared.ts'
import { changesMarkdown } from './markdown.ts'
import type { ChangesReport } from './report.ts'

const usage = `npm run specification:diff -- REF [REF2] [--markdown] [--language fr] [--out FOLDER] [--pictures] [--database URL | --data-dir FOLDER]`

const ownFolder = join(projectRoot, specificationPages.folder)

const options = {
  markdown: { type: 'boolean', default: false },
  language: { type: 'string', default: 'fr' },
  out: { type: 'string', default: ownFolder },
  pictures: { type: 'boolean', default: false },
  database: { type: 'string' },
  'data-dir': { type: 'string' },
} as const

/** Told to whoever called, without where in the code it was found. */
class Refused extends Error {}

const isLanguage = (name: string): name is Language => languages.some((one) => one === name)

/** The pages, and where they are the project's own those that lead to them. */
const pagesOf = async (report: ChangesReport, isOwn: boolean): Promise<Files> => {
  const speak = await wordsOf()
  const pages = new Map([['specification.css', styleSheet(projectRoot)], ...changesFiles(report, speak)])
  if (!isOwn) return pages
  const [{ catalogue }, { described }, { extrasOf }, { indexFiles, wholeOf }] = await Promise.all([
    import('#schemas'),
    import('#schemas/described/described.ts'),
    import('../extras.ts'),
    import('../site.ts'),
  ])
  const extras = await extrasOf(projectRoot, catalogue, report)
  return new Map([...pages, ...indexFiles(await wholeOf(catalogue, described, extras), speak)])
}

/** In few words, for a terminal. */
const summary = ({ comparison }: ChangesReport): string => {
  const { changes } = comparison
  const counted = marks.map((mark) => `${changes.filter((one) => one.marks.includes(mark)).length} ${mark}`)
  return `${changes.length} changes: ${counted.join(', ')}`
}

const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options })
  const [from, to, ...more] = positionals
  if (from === undefined || more.length > 0 || !isLanguage(values.language)) throw new Refused(usage)
  const found = await changesReport(projectRoot, from, to)
  const looked = { databaseUrl: values.database, dataDir: values['data-dir'] }
  const isCounted = looked.databaseUrl !== undefined || looked.dataDir !== undefined
  const counts = isCounted
    ? await (await import('./counts/countRows.ts')).countRows(found.comparison, looked)
    : undefined
  const folder = resolve(values.out)
  const pictures = values.pictures
    ? await (await import('./pictures/screenPictures.ts')).screenPictures(projectRoot, found, folder)
    : []
  const report = { ...found, ...(counts && { counts }), pictures }
  const isOwn = folder === ownFolder
  writeFiles(folder, await pagesOf(report, isOwn))
  if (isOwn) keepSince(projectRoot, folder, from)
  const voices = voicesOf(report, (await wordsOf())(values.language))
  const page = join(folder, values.language, 'changes/index.html')
  console.log(values.markdown ? changesMarkdown(voices, report) : `${summary(report)}\n${page}`)
  const owed = undeclared(report.comparison.changes, report.declared ?? new Map())
  if (owed.length === 0) return
  process.exitCode = 1
  console.error(
    `Breaking changes that docs/decisions.md does not declare under "## Breaking changes". A line each, with why:\n${owed.map(declarationOf).join('\n')}`,
  )
}

try {
  await main()
} catch (error) {
  const isTold =
    error instanceof Refused || error instanceof RevisionProblem || error instanceof DatabaseFailure
  if (!(error instanceof Error) || !(isTold || error instanceof RangeError || isOptionFault(error)))
    throw error
  console.error(isOptionFault(error) ? usage : (lineOf(error) ?? error.message))
  process.exitCode = 2
}
