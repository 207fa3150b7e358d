import type { Catalogue } from '#dsl/catalogue.ts'
import { type Files, projectRoot } from '../files.ts'
import { type Language, languages } from '../languages.ts'
import { approvalNote } from './approvals/approvalText.ts'
import { sincePage } from './approvals/sincePage.ts'
import { changesFiles } from './changes/changesFiles.ts'
import { entryPage } from './entryPage.ts'
import { type Extras, extrasOf } from './extras.ts'
import { indexPage } from './indexPage.ts'
import { pageOf } from './page.ts'
import { sampleCsv, sampleName } from './sections/csv.ts'
import { styleSheet } from './styles.ts'
import { tablePage } from './tablePage.ts'
import { type Words, wordsOf } from './words/words.ts'

/** Every page of the specification, its style sheet and the sample files, by their path below its folder. */
export const specificationFiles = async (catalogue: Catalogue, given?: Extras): Promise<Files> => {
  const speak = await wordsOf()
  const extras = given ?? (await extrasOf(projectRoot, catalogue))
  const files = new Map<string, string | undefined>([
    ['specification.css', styleSheet(projectRoot)],
    ['index.html', entryPage(speak)],
    ...indexFiles(catalogue, speak, extras),
    ...(extras.changes ? changesFiles(extras.changes, speak) : []),
  ])
  for (const language of languages) {
    const words = speak(language)
    for (const [name, table] of catalogue.tables) {
      const page = pageOf(catalogue, table, words)
      const { is = 'never', approval, former } = extras.approvals.get(name) ?? {}
      const isSeen = is === 'changed' && approval !== undefined && former !== undefined
      const see = isSeen ? `../approvals/${name}.html` : undefined
      files.set(
        `${language}/tables/${name}.html`,
        tablePage(page, approvalNote(words, { is, approval }, see)),
      )
      if (isSeen)
        files.set(
          `${language}/approvals/${name}.html`,
          sincePage(words, { table: name, approval, former, now: extras.now }),
        )
      const sample = sampleCsv(page)
      if (sample !== undefined) files.set(`${language}/files/${sampleName(name)}`, sample)
    }
  }
  return files
}

/** The pages that lead to all others. */
export const indexFiles = (
  catalogue: Catalogue,
  speak: (language: Language) => Words,
  extras: Extras,
): Files =>
  new Map(
    languages.map((language) => [`${language}/index.html`, indexPage(catalogue, speak(language), extras)]),
  )
