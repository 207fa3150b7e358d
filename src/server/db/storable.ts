/** No column holds NUL or half a character, and the database refuses to look for them. */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()
