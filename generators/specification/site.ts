import type { Catalogue } from '#dsl/catalogue.ts'
import { type Files, projectRoot } from '../files.ts'
import { languages } from '../languages.ts'
import { entryPage } from './entryPage.ts'
import { indexPage } from './indexPage.ts'
import { pageOf } from './page.ts'
import { sampleCsv, sampleName } from './sections/csv.ts'
import { styleSheet } from './styles.ts'
import { tablePage } from './tablePage.ts'
import { wordsOf } from './words/words.ts'

/** Every page of the specification, its style sheet and the sample files, by their path below its folder. */
export const specificationFiles = async (catalogue: Catalogue): Promise<Files> => {
  const speak = await wordsOf()
  const files = new Map<string, string>([
    ['specification.css', styleSheet(projectRoot)],
    ['index.html', entryPage(speak)],
  ])
  for (const language of languages) {
    const words = speak(language)
    files.set(`${language}/index.html`, indexPage(catalogue, words))
    for (const [name, table] of catalogue.tables) {
      const page = pageOf(catalogue, table, words)
      files.set(`${language}/tables/${name}.html`, tablePage(page))
      const sample = sampleCsv(page)
      if (sample !== undefined) files.set(`${language}/files/${sampleName(name)}`, sample)
    }
  }
  return files
}
