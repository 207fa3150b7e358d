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

/** Every row of a request, page after page. Throws as the gateway does. */
export const allRows = async (
  gateway: Gateway,
  entity: string,
  request: ListRequest,
  { signal, onProgress }: Fetching = {},
): Promise<readonly WireRow[]> => {
  const rows: WireRow[] = []
  for (;;) {
    const page = await gateway.list(entity, { ...request, limit: PAGE, offset: rows.length }, signal)
    rows.push(...page.rows)
    onProgress?.(rows.length, page.count)
    if (page.rows.length === 0 || rows.length >= page.count) return rows
  }
}
