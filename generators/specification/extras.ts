import type { Catalogue } from '#dsl/catalogue.ts'
import { readLabels } from '../labels/locale.ts'
import { readApprovals } from './approvals/approvals.ts'
import { type ApprovalState, approvalStates, type Recall } from './approvals/states.ts'
import type { ChangesReport } from './changes/report.ts'
import { describeCatalogue } from './description/describe.ts'
import type { Description } from './description/description.ts'
import { describedCommit } from './revisions/described.ts'

/** What the pages say beyond the schemas of today: who has approved what, and what has changed. */
export interface Extras {
  readonly now: Description
  readonly approvals: ReadonlyMap<string, ApprovalState>
  readonly changes?: ChangesReport
}

/** Where there is no repository nothing of the past can be said. */
const recallIn =
  (root: string): Recall =>
  (commit) =>
    describedCommit(root, commit).catch(() => undefined)

export const extrasOf = async (
  root: string,
  catalogue: Catalogue,
  changes?: ChangesReport,
): Promise<Extras> => {
  const now = describeCatalogue(catalogue, (language) => readLabels(root, language))
  return {
    now,
    approvals: await approvalStates(now, readApprovals(root), recallIn(root)),
    ...(changes && { changes }),
  }
}
