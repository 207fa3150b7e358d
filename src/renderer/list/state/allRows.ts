import type { ListRequest } from '#protocol/list.ts'
import type { WireRow } from '#protocol/row.ts'
import type { Gateway } from '../../gateway.ts'

/** Rows of one call. */
const PAGE = 1000

export interface Fetching {
  readonly signal?: AbortSignal
  /** Called after each page. */
  readonly onProgress?: (fetched: number, count: number) => void
}

/**
 * Every row of a request, page after page: by key where the service gives one, so that none is missed or comes twice when
 * others write meanwhile. Throws as the gateway does.
 */
export const allRows = async (
  gateway: Gateway,
  entity: string,
  request: ListRequest,
  { signal, onProgress }: Fetching = {},
): Promise<readonly WireRow[]> => {
  const rows: WireRow[] = []
  let after: string | undefined
  for (;;) {
    const from = after === undefined ? { offset: rows.length } : { after }
    const page = await gateway.list(entity, { ...request, limit: PAGE, ...from, keys: true }, signal)
    rows.push(...page.rows)
    onProgress?.(rows.length, page.count)
    after = page.keys?.last
    if (after === undefined ? page.rows.length === 0 || rows.length >= page.count : page.rows.length < PAGE)
      return rows
  }
}
