import { institutionsOf } from '#dsl/entities/places.ts'
import type { AuditEntry } from '../../../audit.ts'
import type { Resource } from '../../catalogue/resource.ts'
import { type StoredRow, toWire } from '../../catalogue/storedRow.ts'

interface Recorded {
  readonly before?: StoredRow | undefined
  readonly after?: StoredRow | undefined
  /** The institutions in which the row changes, where it stays as it is in others. */
  readonly institutions?: readonly number[]
}

/** The record of a row that comes, changes or goes. */
export const entryOf = (
  resource: Resource,
  action: AuditEntry['action'],
  { before, after, institutions }: Recorded,
): AuditEntry => {
  const row = after ?? before
  return {
    action,
    entity: resource.entity.name,
    row: row?.id ?? 0,
    institutions: institutions ?? institutionsOf(resource.entity, row ?? {}),
    before: before ? toWire(resource, before, 'all') : null,
    after: after ? toWire(resource, after, 'all') : null,
  }
}
