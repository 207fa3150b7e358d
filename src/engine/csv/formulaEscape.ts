/** First characters that a spreadsheet takes for a formula, full-width forms included. */
const starts = '[=+\\-@\\t\\r\\n\\uff1d\\uff0b\\uff0d\\uff20]'
const formula = new RegExp(`^'*${starts}`)
const escaped = new RegExp(`^'+${starts}`)

/** Puts `'` before text that a spreadsheet would run, and before text that looks so escaped already. */
export const escapeFormula = (text: string): string => (formula.test(text) ? `'${text}` : text)

/** Takes the `'` of `escapeFormula` away again. */
export const unescapeFormula = (text: string): string => (escaped.test(text) ? text.slice(1) : text)
