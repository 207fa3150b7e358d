const european = /^(\d{1,2})[./](\d{1,2})(?:[./](\d{0,4}))?$/
const iso = /^(\d{4})-(\d{2})-(\d{2})$/

/** While it is typed, the first figures of a year may stand alone: what begins with 19 or 20 is no short one. */
const wholeYear = (year: string): string =>
  year.length === 2 && !['19', '20'].includes(year) ? `20${year}` : year

/**
 * A day, or the beginning of one, as it is searched: the way it is shown in lists. Takes what forms take and what is shown elsewhere:
 * 1/5/2027, 01.05.27 and 2027-05-01 → 01-05-2027; 1/5 → 01-05, of all years. Anything else stays as it is.
 */
export const typedDay = (term: string): string => {
  const typed = term.trim()
  const [, ...whole] = iso.exec(typed) ?? []
  if (whole.length > 0) return whole.toReversed().join('-')
  const [, day, month, year] = european.exec(typed) ?? []
  if (day === undefined || month === undefined) return term
  const parts = [day.padStart(2, '0'), month.padStart(2, '0')]
  return [...parts, ...(year === undefined ? [] : [wholeYear(year)])].join('-')
}
