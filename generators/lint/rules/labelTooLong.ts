import { type FieldWidth, fieldWidth } from '#engine/form/fieldWidth.ts'
import type { Language } from '../../languages.ts'
import type { Finding, Rule } from '../finding.ts'
import { headLetters, longestChoice } from '../headLetters.ts'
import { labelAt } from '../keyPlaces.ts'
import { fieldsOf, headsOf, isName, type Labelled } from '../labelled.ts'
import { allForms, type Subject } from '../subject.ts'

/** Lines of a field's label before it pushes its whole row down, and of a head before it is cut off (`list.recipe.ts`). */
const MOST_LINES = 3

/** Letters beside one another in a field's label, by the field's width: what the narrowest of four columns shows (`engine/form/fieldWidth`). */
const LETTERS: Readonly<Record<FieldWidth, number>> = { narrow: 28, medium: 28, wide: 60, full: 120 }

/** Lines that a text takes, broken between words and after hyphens; a longer word is broken where the line ends. */
export const linesOf = (text: string, letters: number): number => {
  let [lines, used] = [1, 0]
  for (const word of text.split(/(?<=[ -])/)) {
    const size = word.trimEnd().length
    if (used > 0 && used + size > letters) {
      lines++
      used = 0
    }
    const broken = Math.ceil(size / letters) - 1
    lines += Math.max(0, broken)
    used += word.length - Math.max(0, broken) * letters
  }
  return lines
}

interface Room {
  readonly letters: number
  readonly where: string
}

const told = (subject: Subject, language: Language, one: Labelled, { letters, where }: Room): Finding[] => {
  const lines = linesOf(one.label, letters)
  if (lines <= MOST_LINES) return []
  return [
    {
      of: `${language}:${one.key}`,
      at: labelAt(subject, language, one.key),
      harm: `“${one.label}” takes ${lines} lines of ${letters} letters in ${where}`,
      instead: `at most ${MOST_LINES * letters} letters, what they leave out said under hints`,
    },
  ]
}

/** Labels that take more than three lines: over a column of a list, where the fourth is cut off, or over a field. */
export const labelTooLong: Rule<'labelTooLong'> = {
  name: 'labelTooLong',
  find: (subject) =>
    [...subject.labels].flatMap(([language, labels]) => {
      const found = allForms(subject.catalogue).flatMap((table) => [
        ...headLetters(headsOf(table, labels), labels).flatMap(([one, letters]) =>
          told(subject, language, one, {
            letters,
            where: `the head of the list ${table.name}, and the rest is cut off: nobody reads its end`,
          }),
        ),
        ...fieldsOf(table, labels).flatMap((one) => {
          if (!one.column) return []
          const width = fieldWidth(one.column, {
            isName: isName(table, one.name),
            longestLabel: longestChoice(one.column, labels),
          })
          return told(subject, language, one, {
            letters: LETTERS[width],
            where: `the form of ${table.name}: it pushes its whole row down and people look for the field`,
          })
        }),
      ])
      return [...new Map(found.map((one) => [one.of, one])).values()]
    }),
}
