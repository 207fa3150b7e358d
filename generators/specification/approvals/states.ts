import type { Description } from '../description/description.ts'
import { digestOf } from '../description/slice.ts'
import type { Approval, Approvals } from './approvals.ts'

/**
 * How a table stands: approved as it is, changed since, never approved; unknown where its approval is of another format and the
 * commit cannot be asked.
 */
export interface ApprovalState {
  readonly is: 'approved' | 'changed' | 'never' | 'unknown'
  readonly approval?: Approval
  /** What was approved, where its commit could be described. */
  readonly former?: Description
}

/** Describes a commit; undefined where it cannot be done. */
export type Recall = (commit: string) => Promise<Description | undefined>

/** Table → how it stands. A commit is asked only for what a digest cannot tell, each once. */
export const approvalStates = async (
  now: Description,
  approvals: Approvals,
  recall: Recall,
): Promise<ReadonlyMap<string, ApprovalState>> => {
  const recalled = new Map<string, Promise<Description | undefined>>()
  const at = (commit: string) => {
    const found = recalled.get(commit) ?? recall(commit)
    recalled.set(commit, found)
    return found
  }
  const stateOf = async (table: string): Promise<ApprovalState> => {
    const approval = approvals[table]
    if (!approval) return { is: 'never' }
    const digest = digestOf(now, table)
    const isComparable = approval.format === now.format
    if (isComparable && approval.digest === digest) return { is: 'approved', approval }
    const former = await at(approval.commit)
    if (!isComparable && !former) return { is: 'unknown', approval }
    const isSame = former !== undefined && digestOf(former, table) === digest
    return isSame ? { is: 'approved', approval } : { is: 'changed', approval, former }
  }
  const states = new Map<string, ApprovalState>()
  for (const table of Object.keys(now.tables)) states.set(table, await stateOf(table))
  return states
}
