import { isInstitution } from '#dsl/entities/places.ts'
import type { AuditEntry } from '../../../audit.ts'
import type { Resource } from '../../catalogue/resource.ts'
import { toWire } from '../../catalogue/storedRow.ts'
import type { Written } from '../perform.ts'

/** The record of a line, in all institutions concerned; none where nothing has become of it. */
export const entryOf = (
  resource: Resource,
  { current, stored, outcome, concerned }: Written,
): AuditEntry[] =>
  outcome === 'unchanged'
    ? []
    : [
        {
          action: current ? (outcome === 'linked' ? 'link' : 'update') : 'insert',
          entity: resource.entity.name,
          row: stored.id,
          institutions: isInstitution(resource.entity) ? [stored.id] : concerned,
          before: current ? toWire(resource, current, 'all') : null,
          after: toWire(resource, stored, 'all'),
        },
      ]
