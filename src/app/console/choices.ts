import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Catalogue } from '#dsl/catalogue.ts'
import type { AnyColumn, Columns } from '#dsl/columns/column.ts'
import { type AnyEntity, storedColumns } from '#dsl/entities/entity.ts'
import type { Offer } from '#engine/linked.ts'
import type { Gateway, ListAnswer, WireRow } from '#renderer/gateway.ts'
import { rowsKey } from '#renderer/list/useRows.ts'
import type { Choice, Choices } from '#renderer/RendererContext.ts'

const LIMIT = 99_999

/** Columns by which a row is named, placed and pointed from. */
const readColumns = (of: AnyEntity | undefined): readonly string[] => {
  if (!of) return ['id']
  const { belongs } = of
  const pointing = storedColumns(of)
    .filter(([, c]) => isPointing(c))
    .map(([name]) => name)
  return [
    ...new Set([of.label.column, ...pointing, ...(belongs.to === 'institutions' ? ['institution'] : [])]),
  ]
}

const isPointing = ({ facts, kind, options }: AnyColumn): boolean =>
  facts.entity !== undefined && kind.sql === 'integer' && !options.secret

/** Rows by their label. */
const useLabelled = (gateway: Gateway, name: string | undefined, of: AnyEntity | undefined) => {
  const label = of?.label.column ?? 'id'
  return useQuery({
    queryKey: [...rowsKey(name ?? ''), 'choices'],
    queryFn: ({ signal }) =>
      gateway.list(
        name ?? '',
        { select: readColumns(of), limit: LIMIT, orderby: [{ columnName: label, orientation: 'asc' }] },
        signal,
      ),
    enabled: name !== undefined,
  })
}

interface Made {
  readonly firsts: ListAnswer | undefined
  readonly language: string
  readonly choices: readonly Choice[]
}

/** Makes the hook that gives an entity's rows by their label, fetched once and kept; the same list until they change. */
export const choicesHook = (catalogue: Catalogue, gateway: Gateway) => {
  const made = new WeakMap<ListAnswer, Made>()
  return (name: string): Choices => {
    const { t, i18n } = useTranslation()
    const { language } = i18n
    const entity = catalogue.entities.get(name)
    const before = (entity?.columns as Columns | undefined)?.[entity?.label.after ?? '']?.facts.entity
    const first = catalogue.entities.get(before ?? '')
    const own = useLabelled(gateway, name, entity)
    const firsts = useLabelled(gateway, before, first)
    const state = stateOf(own.isPending || (before !== undefined && firsts.isPending), own.data)
    const choices = choicesOf()
    return useMemo(() => ({ state, choices }), [state, choices])

    function choicesOf(): readonly Choice[] {
      if (!entity || !own.data) return NONE
      const known = made.get(own.data)
      if (known?.firsts === firsts.data && known?.language === language) return known.choices
      const named = new Map(firsts.data?.rows.map((row) => [row.id, row[first?.label.column ?? 'id']]))
      const fresh = own.data.rows.map((row): Choice => {
        const label = nameOf(entity, row)
        const prefix = named.get(row[entity.label.after ?? ''] as number)
        return {
          ...offerOf(entity, row),
          label: prefix ? t('form.labelAfter', { before: prefix, label }) : label,
        }
      })
      made.set(own.data, { firsts: firsts.data, language, choices: fresh })
      return fresh
    }
  }
}

const NONE: readonly Choice[] = []

/** By its label, its id standing before it where people know rows by number. */
const nameOf = ({ label }: AnyEntity, row: WireRow): string => {
  const name = String(row[label.column] ?? row.id)
  return label.withId && name !== String(row.id) ? `${row.id} · ${name}` : name
}

const stateOf = (waits: boolean, data: ListAnswer | undefined): Choices['state'] =>
  waits ? 'loading' : data ? 'ready' : 'failed'

const offerOf = (entity: AnyEntity, row: WireRow): Offer => {
  const { belongs } = entity
  const pointing = storedColumns(entity).filter(([, c]) => isPointing(c))
  return {
    id: row.id,
    ...(belongs.to === 'institutions' && { institutions: row.institution as readonly number[] }),
    ...(belongs.to === 'institution' && { institutions: [row[belongs.column] as number] }),
    points: Object.fromEntries(pointing.map(([name]) => [name, row[name] as number | null])),
  }
}
