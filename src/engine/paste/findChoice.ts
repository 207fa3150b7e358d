import type { Parsed } from '#dsl/columns/kind.ts'
import { foldTerm } from '../search.ts'

interface Named<V> {
  readonly value: V
  readonly label: string
}

const NONE = { problem: { code: 406, reason: 'notAChoice' } } as const

/** The value that goes by a name: to the letter, else case and accents aside. Of several that do, none. */
export const findChoice = <V>(choices: readonly Named<V>[], text: string): Parsed<V> => {
  const wanted = text.trim()
  const exact = choices.filter(({ label }) => label === wanted)
  const [only, ...more] =
    exact.length > 0 ? exact : choices.filter(({ label }) => foldTerm(label) === foldTerm(wanted))
  return only && more.length === 0 ? { value: only.value } : NONE
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
