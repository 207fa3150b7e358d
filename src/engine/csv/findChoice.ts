import type { Parsed } from '#dsl/columns/kind.ts'
import { foldTerm } from '../search.ts'

/** A value that is chosen, by what people call it. */
export interface Named<V> {
  readonly value: V
  readonly label: string
}

const NONE = { problem: { code: 406, reason: 'notAChoice' } } as const

/** Between the parts of a label: `3 · Encadrement`. */
const between = /\s·\s/

const isCalled = (label: string, text: string): boolean => foldTerm(label) === foldTerm(text)

/** How a label may be said, the most exact way first. */
const ways: readonly ((label: string, text: string) => boolean)[] = [
  (label, text) => label === text,
  isCalled,
  (label, text) => label.split(between).some((part) => isCalled(part, text)),
]

/**
 * The value that goes by a name: to the letter, else case and accents aside, else by one part of its label. Of several that
 * do, none.
 */
export const findChoice = <V>(choices: readonly Named<V>[], text: string): Parsed<V> => {
  const wanted = text.trim()
  for (const isSaid of ways) {
    const [only, ...more] = choices.filter(({ label }) => isSaid(label, wanted))
    if (only) return more.length === 0 ? { value: only.value } : NONE
  }
  return NONE
}

/** The values that go by names between commas, semicolons or line ends; by one name where it has such itself. */
export const findChoices = (choices: readonly Named<number>[], text: string): Parsed<number[]> => {
  const whole = findChoice(choices, text)
  if ('value' in whole) return { value: [whole.value] }
  const found = text
    .split(/[,;\r\n]/)
    .filter((part) => part.trim() !== '')
    .map((part) => findChoice(choices, part))
  const values = found.flatMap((one) => ('value' in one ? one.value : []))
  return values.length === found.length && values.length > 0
    ? { value: [...new Set(values)].sort((a, b) => a - b) }
    : NONE
}
