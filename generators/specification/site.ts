import type { Catalogue } from '#dsl/catalogue.ts'
import type { Described } from '#dsl/described/described.ts'
import { type Files, projectRoot } from '../files.ts'
import { languages } from '../languages.ts'
import { entryPage } from './entryPage.ts'
import { flowsPage } from './flows/flowsPage.ts'
import { indexPage } from './indexPage.ts'
import { pageOf, type Telling } from './page.ts'
import { screenPage } from './screens/screenPage.ts'
import { sampleCsv, sampleName } from './sections/csv.ts'
import { readProofs } from './sources/proofs.ts'
import { sourcesPage } from './sources/sourcesPage.ts'
import { traceOf } from './sources/trace.ts'
import { styleSheet } from './styles.ts'
import { tablePage } from './tablePage.ts'
import { wordsOf } from './words/words.ts'

/** Every page of the specification, its style sheet and the sample files, by their path below its folder. */
export const specificationFiles = async (catalogue: Catalogue, described: Described): Promise<Files> => {
  const trace = traceOf(described, readProofs(projectRoot))
  const speak = await wordsOf()
  const files = new Map<string, string>([
    ['specification.css', styleSheet(projectRoot)],
    ['index.html', entryPage(speak)],
  ])
  for (const language of languages) {
    const words = speak(language)
    const telling: Telling = { words, catalogue, described, trace }
    files.set(`${language}/index.html`, indexPage(telling))
    files.set(`${language}/sources.html`, sourcesPage(catalogue, words, trace))
    files.set(`${language}/flows.html`, flowsPage(words, described, trace))
    for (const [name, of] of Object.entries(described.pages))
      files.set(`${language}/pages/${name}.html`, screenPage(telling, name, of))
    for (const [name, table] of [...catalogue.tables, ...catalogue.cards]) {
      const page = pageOf(telling, table)
      files.set(`${language}/tables/${name}.html`, tablePage(page))
      const sample = sampleCsv(page)
      if (sample !== undefined) files.set(`${language}/files/${sampleName(name)}`, sample)
    }
  }
  return files
}
