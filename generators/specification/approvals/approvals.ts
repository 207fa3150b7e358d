import { isObject } from '#protocol/row.ts'
import { readIfAny } from '../../files.ts'

/** Where approvals are kept in the project. */
export const approvalsPath = 'docs/approvals.json'

/** Who has approved a table as it was. */
export interface Approval {
  /** Recognises the description that was approved, of this format. */
  readonly digest: string
  readonly format: number
  readonly by: string
  /** YYYY-MM-DD */
  readonly on: string
  /** Full name of the commit whose description it was. */
  readonly commit: string
}

export type Approvals = Readonly<Record<string, Approval>>

/** Table → its approval. @throws RangeError naming what is no approval */
export const readApprovals = (root: string): Approvals => {
  const found: unknown = JSON.parse(readIfAny(root, approvalsPath) ?? '{}')
  if (!isObject(found)) throw new RangeError(`${approvalsPath} holds no approvals.`)
  for (const [table, one] of Object.entries(found))
    if (!isApproval(one)) throw new RangeError(`${approvalsPath}: ${table} is no approval.`)
  return found as Approvals
}

const isApproval = (value: unknown): value is Approval => {
  if (!isObject(value)) return false
  const { digest, format, by, on, commit } = value
  const isDay = typeof on === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(on)
  return isDay && typeof format === 'number' && [digest, by, commit].every((one) => typeof one === 'string')
}

/** Tables in order of their names, so that two who sign different ones seldom meet in the same place. */
export const approvalsText = (approvals: Approvals): string =>
  `${JSON.stringify(Object.fromEntries(Object.entries(approvals).sort(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`
