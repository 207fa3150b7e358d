import type { Principal } from './principal.ts'
import { type Executor, run } from './resources/catalogue/statement.ts'

/** What is done to rows, what people and the program do to accounts, and what people have done again. */
export type AuditAction =
  | 'insert'
  | 'update'
  | 'remove'
  | 'link'
  | 'lock'
  | 'unlock'
  | 'changePassword'
  | 'choosePassword'
  | 'removePassword'
  | 'recognise'
  | 'forget'
  | 'restore'
  | 'invite'
  | 'send'
  | 'retry'

/** One write. `before` and `after` are rows as on the wire, without secrets; null, or not said, where there is none. */
export interface AuditEntry {
  readonly action: AuditAction
  readonly entity: string
  /** Null where it is about several. */
  readonly row: number | null
  /** Those concerned, where it is about some. */
  readonly institutions?: readonly number[]
  readonly before?: Readonly<Record<string, unknown>> | null
  readonly after?: Readonly<Record<string, unknown>> | null
}

/** Start of a statement that records writes; what follows selects these columns. */
export const intoAudit =
  'insert into "audit" ("admin", "action", "entity", "row", "institutions", "before", "after")'

const insert = `${intoAudit}
select $1::int, x."action", x."entity", x."row", x."institutions", x."before", x."after"
from jsonb_to_recordset($2::jsonb) as x("action" text, "entity" text, "row" int, "institutions" jsonb, "before" jsonb, "after" jsonb)`

/** Records writes in the transaction that makes them: one statement, whatever their number. The operator is no admin. */
export const recordAudit = async (
  tx: Executor,
  { id }: Pick<Principal, 'id'>,
  entries: readonly AuditEntry[],
): Promise<void> => {
  if (entries.length > 0) await run(tx, insert, [id || null, JSON.stringify(entries)])
}
