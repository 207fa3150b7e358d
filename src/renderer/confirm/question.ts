import type { TFunction } from 'i18next'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import type { Related } from '#dsl/entities/related.ts'
import type { Confirmation } from '#dsl/tables/confirmation.ts'
import type { Gateway, WireRow } from '../gateway.ts'

/** What a confirmation says, in the reader's language. */
export interface Question {
  readonly title: string
  readonly text: string
  readonly yes: string
  readonly no: string
}

/** Ids of the institutions a row stands in; none for rows common to all. */
export const institutionsOf = (
  entity: AnyEntity,
  row: Readonly<Record<string, unknown>>,
): readonly number[] => {
  const { belongs } = entity
  if (belongs.to === 'institutions') return (row.institution as readonly number[] | undefined) ?? []
  if (belongs.to === 'institution') return [row[belongs.column] as number]
  return belongs.to === 'itself' ? [row.id as number] : []
}

/** How many rows of another entity point at this one, in these institutions. */
export const countRelated = async (
  gateway: Gateway,
  related: Related,
  row: WireRow,
  institutions: readonly number[],
): Promise<number> => {
  const { column, ahead } = related.window ?? {}
  const range = column && { [`range${column.charAt(0).toUpperCase()}${column.slice(1)}`]: `now,now+${ahead}` }
  const query = { [related.by]: row.id, [related.institution]: institutions, ...range }
  return (await gateway.list(related.entity, { query, limit: 0 })).count
}

/** The words of a confirmation; `count` chooses the plural, `name` is how people call the row. */
export const questionOf = (t: TFunction, ask: Confirmation, count: number, name: string): Question => {
  const say = (part: string) => t(`confirmations.${ask.name}.${part}`, { count, name })
  return { title: say('title'), text: say('text'), yes: say('yes'), no: say('no') }
}
