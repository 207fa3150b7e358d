const NBSP = '\u00a0'
const THIN = '\u202f'

/** What French typography asks for: a pattern of the fault, and its name. */
const faults: readonly (readonly [RegExp, string])[] = [
  [/'/, 'typewriter apostrophe: write ’'],
  [new RegExp(`[^${NBSP}]:(?=\\s|$)`), 'no U+00A0 before the colon'],
  [new RegExp(`[^${THIN};!?…]?[^${THIN}!?][;!?](?=[\\s!?»)]|$)`), 'no U+202F before ; ! ?'],
  [new RegExp(`«(?!${NBSP})`), 'no U+00A0 after «'],
  [new RegExp(`[^${NBSP}]»`), 'no U+00A0 before »'],
  [/\.\.\./, 'three dots: write …'],
]

/** Faults of a French text, by name. Values in double braces are not text. */
export const frenchFaults = (text: string): string[] => {
  const plain = text.replace(/\{\{[^}]*\}\}/g, 'x')
  return faults.filter(([pattern]) => pattern.test(plain)).map(([, name]) => name)
}
