import { type Labels, stem } from '../../labels/locale.ts'
import type { Language } from '../../languages.ts'
import type { Finding, Rule } from '../finding.ts'
import { labelAt } from '../keyPlaces.ts'
import { saidAt } from '../places.ts'
import { type Asked, partsOfQuestion, questionsAsked } from '../questions.ts'
import type { Subject } from '../subject.ts'

/** Names of the values that a text holds a place for: `{{count, number}}`. */
const placesIn = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*-?\s*(\w+)[^}]*\}\}/g)].map(([, name = '']) => name)

type Forms = readonly (readonly [key: string, text: string])[]

/** The texts of questions, by their key without its plural ending. */
const formsIn = (labels: Labels): ReadonlyMap<string, Forms> =>
  Map.groupBy(
    [...labels].filter(([key]) => key.startsWith('confirmations.')),
    ([key]) => stem(key),
  )

const ofLanguage = (
  subject: Subject,
  asked: Asked,
  language: Language,
  said: ReadonlyMap<string, Forms>,
): Finding[] => {
  const of = (part: string) => `${language}:confirmations.${asked.name}.${part}`
  const texts = partsOfQuestion.map((part) => ({
    part,
    given: asked.values[part],
    forms: said.get(`confirmations.${asked.name}.${part}`) ?? [],
  }))
  const wrong = texts.flatMap(({ part, given, forms: all }) =>
    all.flatMap(([key, text]) =>
      placesIn(text)
        .filter((place) => !given.includes(place))
        .map(
          (place): Finding => ({
            of: of(part),
            at: labelAt(subject, language, key),
            harm: `${asked.table.name} gives this question no ${place}: people read a number that counts nothing, or an empty place`,
            instead:
              place === 'count'
                ? `asks('${asked.name}', related(…)) in ${asked.table.name}, or a text without a number`
                : `one of ${given.map((one) => `{{${one}}}`).join(', ') || 'no values at all'}`,
          }),
        ),
    ),
  )
  const inPlural = texts.filter(({ forms: all }) => all.some(([key]) => key !== stem(key)))
  const plural = asked.counts
    ? []
    : inPlural
        .filter(({ part }) => !wrong.some((one) => one.of === of(part)))
        .map(
          ({ part, forms: [first] }): Finding => ({
            of: of(part),
            at: labelAt(subject, language, first?.[0] ?? ''),
            harm: `it has plural forms, and ${asked.table.name} counts nothing for it: one of them is read by nobody`,
            instead: 'one text, or a question that counts',
          }),
        )
  const isTold = texts.some(({ forms: all }) => all.some(([, text]) => placesIn(text).includes('count')))
  const untold: Finding[] =
    asked.asksForCount && !isTold && texts.some(({ forms: all }) => all.length > 0)
      ? [
          {
            of: of('text'),
            at: labelAt(subject, language, texts[1]?.forms[0]?.[0] ?? ''),
            harm: `${asked.table.name} counts rows for it and its text does not say how many: people wait for a number that nobody tells them`,
            instead: 'a text with {{count, number}}, or a question that counts nothing',
          },
        ]
      : []
  return [...wrong, ...plural, ...untold]
}

/** A question that has words in no language; those that single languages lack are told elsewhere. */
const wordless = (subject: Subject, { name, table }: Asked): Finding => ({
  of: `confirmations.${name}`,
  at: saidAt(subject, table.name, name, 'table|card'),
  harm: 'it has no words in any language: people are asked for a yes to nothing',
  instead: `confirmations.${name} in locales/*/schemas.json`,
})

/** The values that the texts of a question have places for, against those that it is given: both have to be the same. */
export const questionValues: Rule<'questionValues'> = {
  name: 'questionValues',
  find: (subject) => {
    const said = [...subject.labels].map(([language, labels]) => [language, formsIn(labels)] as const)
    const hasWords = ({ name }: Asked) => said.some(([, forms]) => forms.has(`confirmations.${name}.text`))
    return questionsAsked(subject.catalogue).flatMap((asked) =>
      hasWords(asked)
        ? said.flatMap(([language, forms]) => ofLanguage(subject, asked, language, forms))
        : [wordless(subject, asked)],
    )
  },
}
