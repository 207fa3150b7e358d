/** `("a" >= 1) and ("a" <= 9)`, as `checkSql` joins them. */
const partsOf = (condition: string): string[] => condition.replace(/^\(|\)$/g, '').split(') and (')

const bounded = /^(.+) (<=|>=|>) (-?[\d.e+-]+)$/
const listed = /^(.+) in \((.+)\)$/

/** The values of a list of SQL literals, quotes and all. */
const literals = (list: string): string[] => list.match(/'(?:[^']|'')*'|[^',\s]+/g) ?? []

/** Whether all that one condition takes is taken by the other one too, as far as that can be told. */
const isNoStricter = (next: string, old: string): boolean => {
  if (next === old) return true
  const [, of, sign, bound] = bounded.exec(next) ?? []
  const [, oldOf, oldSign, oldBound] = bounded.exec(old) ?? []
  if (of !== undefined && of === oldOf && sign === oldSign)
    return sign === '<=' ? Number(bound) >= Number(oldBound) : Number(bound) <= Number(oldBound)
  const [, inside, values = ''] = listed.exec(next) ?? []
  const [, oldInside, oldValues = ''] = listed.exec(old) ?? []
  if (inside === undefined || inside !== oldInside) return false
  const taken = literals(values)
  return literals(oldValues).every((one) => taken.includes(one))
}

/** What a check comes to ask that the one before did not; undefined where whatever that took is taken still. */
export const tightenedPart = (old: string | undefined, next: string): string | undefined => {
  const before = old === undefined ? [] : partsOf(old)
  return partsOf(next).find((part) => !before.some((one) => isNoStricter(part, one)))
}
