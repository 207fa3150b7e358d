import { headers, versionTag } from '#protocol/headers.ts'
import { malformed } from '../../errors.ts'
import type { IsWanted } from '../write/optimisticLock.ts'

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
  if (tags.length === 0 || !tags.every((one) => tag.test(one)))
    throw malformed(headers.ifMatch, 'wrongFormat')
  return (version) => tags.includes(versionTag(version))
}

const isAny = (header: string): boolean => header.trim() === '*'
