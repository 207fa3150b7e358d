import type { TFunction } from 'i18next'
import type { AnyColumn } from '#dsl/columns/column.ts'
import { type AnyEntity, storedColumns } from '#dsl/entities/entity.ts'
import { institutionsOf, isPlaced, isShared, placeName } from '#dsl/entities/places.ts'
import type { Offer } from '#engine/linked.ts'
import type { Related } from '#protocol/list.ts'
import { idIn, type WireRow } from '#protocol/row.ts'
import type { Choice } from '#renderer/RendererContext.ts'

/** Columns by which a row is named, found, placed and pointed from. */
export const readColumns = (of: AnyEntity | undefined): readonly string[] => {
  if (!of) return ['id']
  const pointing = storedColumns(of)
    .filter(([, c]) => isPointing(c))
    .map(([name]) => name)
  const placed = isShared(of) ? [placeName(of)] : []
  const named = [of.label.column, of.label.beside ?? of.label.column]
  return [...new Set([...named, ...foundBy(of), ...pointing, ...placed])]
}

const isPointing = ({ facts, kind, options }: AnyColumn): boolean =>
  facts.entity !== undefined && kind.sql === 'integer' && !options.secret

/** Texts that rows are searched by, of which the label shows one. */
const foundBy = (of: AnyEntity): readonly string[] =>
  of.search.filter((name) => of.columns[name]?.kind.json.type === 'string')

/** Whether rows are found by their label. */
export const isSearched = (entity: AnyEntity): boolean => entity.search.includes(entity.label.column)

/** By its label, its id standing before it where people know rows by number. */
export const nameOf = (
  entity: Pick<AnyEntity, 'label'> | undefined,
  { id, label }: { readonly id: number; readonly label: string | null },
): string => {
  const name = label ?? String(id)
  return entity?.label.withId && name !== String(id) ? `${id} · ${name}` : name
}

/** A row as a choice, its label after that of the row it goes with. */
export const choiceOf = (
  entity: AnyEntity,
  row: WireRow,
  related: Readonly<Record<string, Related>> | undefined,
  t: TFunction,
): Choice => {
  const { column, after = '' } = entity.label
  const text = row[column]
  const label = nameOf(entity, {
    id: row.id,
    label: text === null || text === undefined ? null : String(text),
  })
  const before = related?.[after]?.labels.find(({ id }) => id === row[after])?.label
  const named = before ? t('values.labelAfter', { before, label }) : label
  const beside = row[entity.label.beside ?? '']
  const words = foundBy(entity).flatMap((name) => {
    const word = row[name]
    return name === column || typeof word !== 'string' ? [] : word
  })
  return {
    ...offerOf(entity, row),
    label: typeof beside === 'string' ? t('values.labelBeside', { label: named, beside }) : named,
    ...(words.length > 0 && { words }),
  }
}

const offerOf = (entity: AnyEntity, row: WireRow): Offer => {
  const pointing = storedColumns(entity).filter(([, c]) => isPointing(c))
  return {
    id: row.id,
    ...(isPlaced(entity) && { institutions: institutionsOf(entity, row) }),
    points: Object.fromEntries(pointing.map(([name]) => [name, idIn(row[name]) ?? null])),
  }
}
