const EDGE = '\u0001'

/** Upper then lower folds what lower alone keeps apart: ß and SS, final and other sigma. */
const fold = (text: string): string =>
  text.trim().normalize('NFC').toUpperCase().toLowerCase().normalize('NFC')

/**
 * The normalised key of a unique rule's values: trimmed, NFC, case folded, joined by U+0001. Null, which collides
 * with nothing, when a value is missing. One text for the form, the rehearsal of a file and the UNIQUE index.
 */
export const uniqueKey = (values: readonly unknown[]): string | null =>
  values.some((value) => value === null || value === undefined || value === '')
    ? null
    : values.map((value) => fold(String(value))).join(EDGE)
