import Papa from 'papaparse'

/** Begins a file, so that spreadsheets read it as UTF-8. */
export const csvMark = '\ufeff'

/** Lines of a file: `;`, CRLF after each, quotes as RFC 4180. Texts of people are to be escaped before: `escapeFormula`. */
export const csvLines = (lines: readonly (readonly string[])[]): string =>
  lines.length === 0 ? '' : `${Papa.unparse([...lines], { delimiter: ';', newline: '\r\n' })}\r\n`
