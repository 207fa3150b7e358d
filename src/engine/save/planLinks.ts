import { idsIn, type Values } from '#protocol/row.ts'
import { inParts } from '../inParts.ts'
import type { Write } from './write.ts'

/** Rows of one call; the server takes no more. */
const MOST = 100

/** Those of the institutions that do not have the row yet, of those the person sees. */
export const lacking = (row: Values, institutions: readonly number[]): readonly number[] => {
  const places = idsIn(row.institution)
  return institutions.filter((id) => !places.includes(id))
}

/** Ties rows to each institution that lacks them. */
export const planLinks = (
  rows: readonly (Values & { readonly id: number })[],
  institutions: readonly number[],
): readonly Write[] =>
  institutions.flatMap((institution) => {
    const ids = rows.filter((row) => lacking(row, [institution]).length > 0).map(({ id }) => id)
    return inParts(ids, MOST).map(
      (some, nth): Write => ({
        name: `${institution}-${nth}`,
        lines: [],
        institution,
        change: { do: 'link', ids: some, institution },
      }),
    )
  })
