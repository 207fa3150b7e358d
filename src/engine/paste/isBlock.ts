/** More than one cell of a spreadsheet: a tab, or a line end that is not the last thing. */
export const isBlock = (text: string): boolean => /[\t\n\r]/.test(text.replace(/[\r\n]+$/, ''))
