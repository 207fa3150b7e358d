import { parseArgs } from 'node:util'
import type { Catalogue } from '#dsl/catalogue.ts'
import { projectRoot, readIfAny, writeFiles } from './files.ts'
import { catalogueKeys, countedKeys } from './labels/catalogueKeys.ts'
import { extraKeys, missingKeys, untranslated } from './labels/gaps.ts'
import { glossaryFaults, readGlossary } from './labels/glossary.ts'
import { fileOf, readLabels } from './labels/locale.ts'
import { placeFaults } from './labels/places.ts'
import { sketchesOf } from './labels/sketch.ts'
import { sourceKeys } from './labels/sourceKeys.ts'
import { frenchFaults } from './labels/typography.ts'
import { type Language, languages } from './languages.ts'
import { loadCatalogue } from './loadCatalogue.ts'

/** What is to be done in one language. */
export interface LocaleReport {
  readonly language: Language
  readonly missing: readonly string[]
  readonly extra: readonly string[]
  readonly untranslated: readonly string[]
  /** `key: fault`, in French only. */
  readonly faults: readonly string[]
  /** Places for values that the texts of other languages do not have, or have. */
  readonly places: readonly string[]
  /** Words that the glossary avoids. */
  readonly words: readonly string[]
}

/** Spanish falls back to English, so what English has is not missing there. */
const fallbacks: Partial<Record<Language, Language>> = { es: 'en-GB' }

export const localeReports = (root: string, catalogue: Catalogue): LocaleReport[] => {
  const source = sourceKeys(root)
  const glossary = readGlossary(readIfAny(root, 'docs/glossary.md') ?? '')
  const needed = [...new Set([...catalogueKeys(catalogue), ...source.needed])].sort()
  const counted = countedKeys(catalogue)
  const french = readLabels(root, 'fr')
  return languages.map((language) => {
    const labels = readLabels(root, language)
    const fallback = fallbacks[language]
    const missing = missingKeys(needed, labels, language, counted)
    const inFallback = fallback && missingKeys(needed, readLabels(root, fallback), fallback, counted)
    return {
      language,
      missing: inFallback ? missing.filter((key) => inFallback.includes(key)) : missing,
      extra: extraKeys(needed, labels, source.mentions),
      untranslated: untranslated(labels),
      faults:
        language === 'fr'
          ? [...labels].flatMap(([key, text]) => frenchFaults(text).map((fault) => `${key}: ${fault}`))
          : [],
      places: placeFaults(labels, french),
      words: glossaryFaults(glossary, labels, language),
    }
  })
}

const print = (language: string, heading: string, lines: readonly string[]): void => {
  if (lines.length > 0)
    console.log(`${language}, ${heading}:\n${lines.map((line) => `  ${line}`).join('\n')}`)
}

/** Writes a first text of each key that is missing where one can be made up, and prints it. */
const sketch = (reports: readonly LocaleReport[]): void => {
  for (const { language, missing } of reports) {
    const { files, told } = sketchesOf(projectRoot, language, missing)
    writeFiles(projectRoot, files)
    for (const [path, lines] of told) print(path, 'to be read', lines)
  }
}

/**
 * Prints what each language lacks, and fails where one lacks anything or has faults or words to avoid; with `--sketch` after writing
 * what can be made up.
 */
const main = async (): Promise<void> => {
  const { values } = parseArgs({ options: { sketch: { type: 'boolean', default: false } } })
  const catalogue = await loadCatalogue()
  if (values.sketch) sketch(localeReports(projectRoot, catalogue))
  const reports = localeReports(projectRoot, catalogue)
  for (const report of reports) {
    const inFiles = Map.groupBy(report.missing, (key) => fileOf(projectRoot, report.language, key))
    for (const [file, keys] of inFiles) print(report.language, `missing in ${file ?? 'any file'}`, keys)
    print(report.language, 'not asked for', report.extra)
    print(report.language, 'to be translated, then this mark taken away', report.untranslated)
    print(report.language, 'typography', report.faults)
    print(report.language, 'places for values', report.places)
    print(report.language, 'words', report.words)
  }
  const isWrong = ({ missing, faults, places, words }: LocaleReport): boolean =>
    [missing, faults, places, words].some((lines) => lines.length > 0)
  if (reports.some(isWrong)) process.exitCode = 1
  else console.log(`Complete: ${languages.join(', ')}.`)
}

if (import.meta.main) await main()
