import type { Language } from '../languages.ts'
import { TO_TRANSLATE } from '../scaffold/labels.ts'
import { type Labels, pluralsOf, stem } from './locale.ts'

/** Keys that are needed and not there or empty; of a key that counts, the plural forms that are not. `counted` are known to. */
export const missingKeys = (
  needed: readonly string[],
  labels: Labels,
  language: Language,
  counted: ReadonlySet<string> = new Set(),
): string[] =>
  needed.flatMap((key) => {
    if (labels.get(key) && !counted.has(key)) return []
    const forms = pluralsOf(language).map((form) => `${key}${form}`)
    const absent = forms.filter((form) => !labels.get(form))
    return absent.length === forms.length && !counted.has(key) ? [key] : absent
  })

/** Keys that nothing asks for. */
export const extraKeys = (
  needed: readonly string[],
  labels: Labels,
  mentions: (key: string) => boolean,
): string[] => {
  const wanted = new Set(needed)
  return [...labels.keys()].filter(
    (key) =>
      !isMark(key) && !wanted.has(key) && !wanted.has(stem(key)) && !mentions(key) && !mentions(stem(key)),
  )
}

const isMark = (key: string): boolean => key.endsWith(`.${TO_TRANSLATE}`)

/** Tables whose labels were made from their name and wait for somebody. */
export const untranslated = (labels: Labels): string[] => [...labels.keys()].filter(isMark)
