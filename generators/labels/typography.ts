const NBSP = '\u00a0'
const THIN = '\u202f'

/** What French typography asks for: a pattern of the fault, and its name. */
const faults: readonly (readonly [RegExp, string])[] = [
  [/'/, 'typewriter apostrophe: write ’'],
  [new RegExp(`[^${NBSP}]:(?=\\s|$)`), 'U+00A0 is missing before the colon'],
  [new RegExp(`[^${THIN};!?…]?[^${THIN}!?][;!?](?=[\\s!?»)]|$)`), 'U+202F is missing before ; ! ?'],
  [new RegExp(`«(?!${NBSP})`), 'U+00A0 is missing after «'],
  [new RegExp(`[^${NBSP}]»`), 'U+00A0 is missing before »'],
  [/\.\.\./, 'three dots: write …'],
]

/** Faults of a French text, by name. Values in double braces are not text. */
export const frenchFaults = (text: string): string[] => {
  const plain = text.replace(/\{\{[^}]*\}\}/g, 'x')
  return faults.filter(([pattern]) => pattern.test(plain)).map(([, name]) => name)
}
