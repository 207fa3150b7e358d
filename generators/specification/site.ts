import type { Catalogue } from '#dsl/catalogue.ts'
import type { Described } from '#dsl/described/described.ts'
import { type Files, projectRoot } from '../files.ts'
import { type Language, languages } from '../languages.ts'
import { approvalNote } from './approvals/approvalText.ts'
import { sincePage } from './approvals/sincePage.ts'
import { changesFiles } from './changes/changesFiles.ts'
import { entryPage } from './entryPage.ts'
import { samplesOf } from './examples/samples.ts'
import { type Extras, extrasOf } from './extras.ts'
import { flowsPage } from './flows/flowsPage.ts'
import { indexPage } from './indexPage.ts'
import { mapPage } from './map/mapPage.ts'
import { unseenEntities } from './map/told.ts'
import { pageOf, type Telling } from './page.ts'
import { entityPage } from './screens/entityPage.ts'
import { screenPage } from './screens/screenPage.ts'
import { sampleCsv, sampleName } from './sections/csv.ts'
import { readProofs } from './sources/proofs.ts'
import { sourcesPage } from './sources/sourcesPage.ts'
import { traceOf } from './sources/trace.ts'
import { styleSheet } from './styles.ts'
import { tablePage } from './tablePage.ts'
import { type Words, wordsOf } from './words/words.ts'

/** What the pages of every language are made from. */
type Whole = Omit<Telling, 'words' | 'samples'>

/** Every page of the specification, its style sheet and the sample files, by their path below its folder. */
export const specificationFiles = async (
  catalogue: Catalogue,
  described: Described,
  given?: Extras,
): Promise<Files> => {
  const whole = await wholeOf(catalogue, described, given)
  const speak = await wordsOf()
  return new Map<string, string | undefined>([
    ['specification.css', styleSheet(projectRoot)],
    ['index.html', entryPage(speak)],
    ...(whole.extras.changes ? changesFiles(whole.extras.changes, speak) : []),
    ...languages.flatMap((language) => {
      const files = filesIn(tellingIn(whole, speak(language)))
      return files.map(([path, text]): [string, string] => [`${language}/${path}`, text])
    }),
  ])
}

/** The same in a language. */
const tellingIn = (whole: Whole, words: Words): Telling => ({
  ...whole,
  words,
  samples: samplesOf(words, whole.catalogue),
})

const filesIn = (telling: Telling): readonly (readonly [path: string, text: string])[] => {
  const { words, catalogue, described, trace } = telling
  return [
    ['index.html', indexPage(telling)],
    ['sources.html', sourcesPage(catalogue, words, trace)],
    ['flows.html', flowsPage(words, described, trace)],
    ['map.html', mapPage(telling)],
    ...unseenEntities(telling).map((name) => [`entities/${name}.html`, entityPage(telling, name)] as const),
    ...Object.entries(described.pages).map(
      ([name, of]) => [`pages/${name}.html`, screenPage(telling, name, of)] as const,
    ),
    ...[...catalogue.tables.keys(), ...catalogue.cards.keys()].flatMap((name) => tableFiles(telling, name)),
  ]
}

const tableFiles = (telling: Telling, name: string): readonly (readonly [path: string, text: string])[] => {
  const { words, catalogue, extras } = telling
  const table = catalogue.tables.get(name) ?? catalogue.cards.get(name)
  if (!table) return []
  const page = pageOf(telling, table)
  const { is = 'never', approval, former } = extras.approvals.get(name) ?? {}
  const since =
    is === 'changed' && approval && former
      ? sincePage(words, { table: name, approval, former, now: extras.now })
      : undefined
  const see = since === undefined ? undefined : `../approvals/${name}.html`
  const sample = sampleCsv(page)
  return [
    [`tables/${name}.html`, tablePage(page, approvalNote(words, { is, approval }, see))],
    ...(since === undefined ? [] : [[`approvals/${name}.html`, since] as const]),
    ...(sample === undefined ? [] : [[`files/${sampleName(name)}`, sample] as const]),
  ]
}

/** The pages that lead to all others. */
export const indexFiles = (whole: Whole, speak: (language: Language) => Words): Files =>
  new Map(
    languages.map((language) => [`${language}/index.html`, indexPage(tellingIn(whole, speak(language)))]),
  )

/** The whole of what is in the project. */
export const wholeOf = async (
  catalogue: Catalogue,
  described: Described,
  given?: Extras,
): Promise<Whole> => ({
  catalogue,
  described,
  extras: given ?? (await extrasOf(projectRoot, catalogue)),
  trace: traceOf(described, readProofs(projectRoot)),
})
