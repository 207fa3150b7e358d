import { mayWriteIn } from '#app/console/mayWriteIn.ts'
import { catalogue } from '#schemas'

/** What somebody of a level may write who has no permissions, in three institutions; provider staff where no level is said. */
export const mayWriteAt = (level = 1) =>
  mayWriteIn(catalogue, {
    id: 1,
    level,
    institutions: level === 1 ? 'all' : [1, 2, 3],
    permissions: {},
  })
