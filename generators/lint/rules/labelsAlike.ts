import { fold } from '#dsl/text/fold.ts'
import type { Labels } from '../../labels/locale.ts'
import type { Language } from '../../languages.ts'
import type { Finding, Rule } from '../finding.ts'
import { labelAt } from '../keyPlaces.ts'
import { fieldsOf, headsOf, type Labelled } from '../labelled.ts'
import { allForms, type Subject } from '../subject.ts'

type Word = Pick<Labelled, 'key' | 'label'>

/** As people hear it: without case, accents and signs. */
const heard = (label: string): string =>
  fold(label)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Labels after the first that sound alike, each with the first. */
const doubled = (words: readonly Word[]): (readonly [Word, Word])[] =>
  [...Map.groupBy(words, ({ label }) => heard(label)).values()].flatMap(([first, ...others]) =>
    first ? others.map((other) => [first, other] as const) : [],
  )

const choicesOf = ({ catalogue }: Subject, labels: Labels): Word[][] =>
  [...catalogue.enumerations.values()]
    .filter((one) => one.labels === 'locales')
    .map(({ name, values }) =>
      values.flatMap((value) => {
        const key = `enums.${name}.${value}`
        const label = labels.get(key)
        return label ? [{ key, label }] : []
      }),
    )

const told = (subject: Subject, language: Language, groups: readonly (readonly Word[])[], where: string) =>
  groups.flatMap((words) =>
    doubled(words).map(
      ([first, second]): Finding => ({
        of: `${language}:${second.key}`,
        at: labelAt(subject, language, second.key),
        harm: `“${second.label}” is what ${first.key} is called too: in one ${where} nobody can tell which is which, least of all who hears it`,
        instead: 'words that say in what the two differ',
      }),
    ),
  )

/** Two labels of one form, of one list's head, or two choices of one field that are alike in a language. */
export const labelsAlike: Rule<'labelsAlike'> = {
  name: 'labelsAlike',
  find: (subject) =>
    [...subject.labels].flatMap(([language, labels]) => {
      const tables = allForms(subject.catalogue)
      const found = [
        ...told(
          subject,
          language,
          tables.map((table) => fieldsOf(table, labels)),
          'form',
        ),
        ...told(
          subject,
          language,
          tables.map((table) => headsOf(table, labels)),
          'list',
        ),
        ...told(subject, language, choicesOf(subject, labels), 'choice'),
      ]
      return [...new Map(found.map((one) => [one.of, one])).values()]
    }),
}
