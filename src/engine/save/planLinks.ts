import { idsIn, type Values, type WireRow } from '#protocol/row.ts'
import { inParts } from '../inParts.ts'
import type { RowLine, Write } from './write.ts'

/** Rows of one call; the server takes no more. */
const MOST = 100
/** Links of one call that takes them away; the server takes twice as many. */
const MOST_GONE = 500

/** Those of the institutions that do not have the row yet, of those the person sees. */
export const lacking = (row: Values, institutions: readonly number[]): readonly number[] => {
  const places = idsIn(row.institution)
  return institutions.filter((id) => !places.includes(id))
}

/** A row that is to be tied to an institution, or its link with it. */
interface LinkLine extends RowLine {
  readonly institution: number
}

/** Each of the rows with each institution that lacks it. */
export const linkLines = (rows: readonly WireRow[], institutions: readonly number[]): readonly LinkLine[] =>
  institutions.flatMap((institution, nth) =>
    rows.flatMap((row, place) =>
      lacking(row, [institution]).length > 0 ? [{ lineId: nth * rows.length + place, row, institution }] : [],
    ),
  )

/** Ties rows to institutions, one call for those of an institution. */
export const planLinks = (lines: readonly LinkLine[]): readonly Write[] =>
  [...Map.groupBy(lines, ({ institution }) => institution)].flatMap(([institution, all]) =>
    inParts(all, MOST).map(
      (some): Write => ({
        name: `${institution}-${some[0]?.row.id}`,
        lines: some.map(({ lineId }) => lineId),
        institution,
        change: { do: 'link', ids: some.map(({ row }) => row.id), institution },
      }),
    ),
  )

/** Takes links away, one call for those of an institution. */
export const planUnlinks = (lines: readonly LinkLine[]): readonly Write[] =>
  [...Map.groupBy(lines, ({ institution }) => institution)].flatMap(([institution, all]) =>
    inParts(all, MOST_GONE).map(
      (some): Write => ({
        name: `unlink-${some[0]?.lineId}`,
        lines: some.map(({ lineId }) => lineId),
        institution,
        change: {
          do: 'removeAll',
          of: 'links',
          lines: some.map(({ lineId, row }) => ({ lineId, row })),
          institutions: 'all',
        },
      }),
    ),
  )
