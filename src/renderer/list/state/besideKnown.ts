import type { ListRequest } from '#protocol/list.ts'
import type { ListAnswer } from '../../gateway.ts'
import { FAR_ROWS } from './listRequest.ts'

/** What is kept of another page. */
interface Kept {
  readonly data: ListAnswer | undefined
  readonly isInvalidated: boolean
}

/**
 * A page far from the first, from where a page beside it ends or begins if one is known: leaving rows out costs the service the
 * longer the more they are. Where others have written meanwhile, the page that its number names is asked for.
 */
export const besideKnown = async (
  list: (request: ListRequest) => Promise<ListAnswer>,
  request: ListRequest,
  known: (request: ListRequest) => Kept | undefined,
): Promise<ListAnswer> => {
  const { limit = 0, offset = 0, ...rest } = request
  const keysAt = (from: number) => {
    const kept = from < FAR_ROWS ? undefined : known({ ...request, offset: from })
    return kept?.isInvalidated ? undefined : kept?.data?.keys
  }
  const [former, next] = [keysAt(offset - limit), keysAt(offset + limit)]
  if (!request.keys || !(former ?? next)) return list(request)
  const page = await list({
    ...rest,
    limit,
    ...(former ? { after: former.last } : next && { before: next.first }),
  })
  return page.rows.length === Math.min(limit, page.count - offset) ? page : list(request)
}
