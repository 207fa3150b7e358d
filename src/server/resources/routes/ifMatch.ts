import { HttpProblem, malformed } from '../../errors.ts'
import type { IsWanted } from '../write/namedRow.ts'

/** `"a"` or `W/"a"` (RFC 9110, 8.8.3); ours hold no comma. */
const tag = /^(?:W\/)?"[\x21\x23-\x2b\x2d-\x7e\x80-\xff]*"$/

/**
 * Reads `If-Match` (RFC 9110, 13.1.1): `*` is any version, else one of the tags is that of the row, a version in quotes. A
 * weak tag is none: it names no exact state. `undefined` without the header. Throws HttpProblem 400.
 */
export const readIfMatch = (header: string | undefined): IsWanted | undefined => {
  if (header === undefined) return undefined
  if (isAny(header)) return () => true
  const tags = header.split(',').flatMap((part) => part.trim() || [])
  if (tags.length === 0 || !tags.every((one) => tag.test(one))) throw malformed('if-match', 'wrongFormat')
  return (version) => tags.includes(`"${version}"`)
}

/** For who must say which version is changed. Throws HttpProblem 428 where the header is missing or names none, 400. */
export const versionsAsked = (header: string | undefined): IsWanted => {
  const isWanted = readIfMatch(header)
  if (!isWanted || isAny(header)) throw new HttpProblem(428)
  return isWanted
}

const isAny = (header: string | undefined): boolean => header?.trim() === '*'
