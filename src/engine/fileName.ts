const endings = ['docx', 'doc', 'csv', 'txt'] as const
export type Ending = (typeof endings)[number]

export const ENDINGS: readonly Ending[] = endings
/** Characters of a whole name. */
const LONGEST = 100

const allowed = /^[\p{L}\p{Nd},_.-]+$/u

/** How a name ends, in any case; undefined where it may not be a template's. */
export const endingOf = (name: string): Ending | undefined => {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? endings.find((one) => one === name.slice(dot + 1).toLowerCase()) : undefined
}

/**
 * Letters (é as ours, whichever way it was encoded), digits, comma, underscore, dot and dash, up to 100 characters, ending in
 * docx, doc, csv or txt. Source: specification §5.
 */
export const isFileName = (name: string): boolean => {
  const written = name.normalize('NFC')
  return allowed.test(written) && [...written].length <= LONGEST && endingOf(written) !== undefined
}

/** The nearest name that may be, where the ending is one: `Modèle (2).docx` is `Modèle-2.docx`. */
export const nearestName = (name: string): string | undefined => {
  const ending = endingOf(name)
  if (!ending) return undefined
  const stem = name
    .normalize('NFC')
    .slice(0, -ending.length - 1)
    .replace(/[^\p{L}\p{Nd},_.-]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return `${[...(stem || 'template')].slice(0, LONGEST - ending.length - 1).join('')}.${ending}`
}
