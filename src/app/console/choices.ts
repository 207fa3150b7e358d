import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Catalogue } from '#dsl/catalogue.ts'
import type { Columns } from '#dsl/column.ts'
import type { AnyEntity } from '#dsl/entity.ts'
import type { Gateway, WireRow } from '#renderer/gateway.ts'
import { rowsKey } from '#renderer/list/useRows.ts'
import type { Choice, Choices } from '#renderer/RendererContext.ts'

const LIMIT = 99_999

/** Rows by their label, with the relation that stands before it. */
const useLabelled = (gateway: Gateway, name: string | undefined, of: AnyEntity | undefined) => {
  const label = of?.label ?? 'id'
  const select = of?.labelAfter ? [label, of.labelAfter] : [label]
  return useQuery({
    queryKey: [...rowsKey(name ?? ''), 'choices'],
    queryFn: ({ signal }) =>
      gateway.list(
        name ?? '',
        { select, limit: LIMIT, orderby: [{ columnName: label, orientation: 'asc' }] },
        signal,
      ),
    enabled: name !== undefined,
  })
}

const NONE: readonly WireRow[] = []

interface Labelled {
  readonly rows: readonly WireRow[]
  readonly label: string
  readonly labelAfter: string
}

/** Words for rows, after those of the rows they go with. */
const wordsOf = (
  { rows, label, labelAfter }: Labelled,
  firsts: readonly WireRow[],
  first: { readonly label: string; readonly language: string; readonly t: TFunction },
): readonly Choice[] => {
  const named = new Map(firsts.map((row) => [row.id, row[first.label]]))
  return rows.map((row) => {
    const text = String(row[label] ?? row.id)
    const before = named.get(row[labelAfter] as number)
    return { id: row.id, label: before ? first.t('form.labelAfter', { before, label: text }) : text }
  })
}

const kept = new WeakMap<object, { firsts: object; language: string; choices: readonly Choice[] }>()

/** The same array for all who ask, as long as rows and language are the same: each cell of a list asks. */
const worded: typeof wordsOf = (own, firsts, first) => {
  const last = kept.get(own.rows)
  if (last && last.firsts === firsts && last.language === first.language) return last.choices
  const choices = wordsOf(own, firsts, first)
  kept.set(own.rows, { firsts, language: first.language, choices })
  return choices
}

/** Makes the hook that gives an entity's rows by their label, fetched once and kept. */
export const choicesHook =
  (catalogue: Catalogue, gateway: Gateway) =>
  (name: string): Choices => {
    const { t, i18n } = useTranslation()
    const entity = catalogue.entities.get(name)
    const { label = 'id', labelAfter = '' } = entity ?? {}
    const before = (entity?.columns as Columns | undefined)?.[labelAfter]?.facts.entity
    const first = catalogue.entities.get(before ?? '')
    const own = useLabelled(gateway, name, entity)
    const firsts = useLabelled(gateway, before, first)
    const choices = worded({ rows: own.data?.rows ?? NONE, label, labelAfter }, firsts.data?.rows ?? NONE, {
      label: first?.label ?? 'id',
      language: i18n.language,
      t,
    })
    const waits = own.isPending || (before !== undefined && firsts.isPending)
    return { state: waits ? 'loading' : own.data ? 'ready' : 'failed', choices }
  }
