import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Catalogue } from '#dsl/catalogue.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { orderColumn } from '#dsl/entities/label.ts'
import { isInstitution, joinOf } from '#dsl/entities/places.ts'
import { type ListRequest, MOST_ROWS } from '#protocol/list.ts'
import type { Gateway, ListAnswer } from '#renderer/gateway.ts'
import { institutionQuery } from '#renderer/list/state/listRequest.ts'
import { rowsKey } from '#renderer/list/state/useRows.ts'
import type { Choice, Choices, ChoicesAsked } from '#renderer/RendererContext.ts'
import { choiceOf, isSearched, readColumns } from './choice.ts'

/** Rows of an entity up to here are read once; above they are searched as one types. */
const AT_ONCE = 200
/** Rows that a search gives: more are narrowed by typing on. */
const FOUND = 50
/** Values that a list may be asked for at once; chosen rows beyond them stay chosen without a label. */
const VALUES_MAX = 1000

type Request = Omit<ListRequest, 'orderby' | 'select' | 'related'>

/** Makes the hook that gives the rows that a relation may point at, and those that it does. */
export const choicesHook = (catalogue: Catalogue, gateway: Gateway) => {
  const made = new WeakMap<ListAnswer, { readonly language: string; readonly choices: readonly Choice[] }>()
  return (name: string, asked: ChoicesAsked): Choices => {
    const { t, i18n } = useTranslation()
    const { language } = i18n
    const entity = catalogue.entities.get(name)
    const { term = '' } = asked
    const meta = { shown: asked.shown === true }
    // What ties rows to institutions ties those of others: whoever is there already needs no tie.
    const isTied = entity !== undefined && asked.by !== undefined && joinOf(entity)?.link === asked.by
    const whole = asked.whole === true && !isTied
    const institutions = isTied ? NOWHERE : asked.institutions
    const key = choicesKey(name, entity)
    const listed = (request: Request) => async (context: { readonly signal: AbortSignal }) =>
      gateway.list(name, { ...choiceRequest(entity), ...request }, context.signal)
    // Institutions themselves are no institution's: those of a person are all offered.
    const query =
      institutions && entity && !isTied && !isInstitution(entity)
        ? institutionQuery(entity, institutions)
        : {}
    const searches = entity !== undefined && isSearched(entity)
    const first = useQuery({
      meta,
      queryKey: [...key, 'first', query],
      queryFn: listed({ query, limit: searches ? AT_ONCE : MOST_ROWS }),
      enabled: institutions !== undefined,
    })
    const many = first.data !== undefined && first.data.count > first.data.rows.length
    const searching = many && asked.term !== undefined && !whole
    const narrowed = { ...query, ...asked.goesWith }
    const found = useQuery({
      meta,
      queryKey: [...key, 'found', narrowed, term],
      queryFn: listed({
        query: narrowed,
        limit: FOUND,
        ...(entity && term && { text: { value: term, columns: entity.search } }),
      }),
      enabled: searching,
      placeholderData: keepPreviousData,
    })
    const every = useQuery({
      meta,
      queryKey: [...key, 'whole', query],
      queryFn: listed({ query, limit: MOST_ROWS }),
      enabled: many && whole,
    })
    const shown = searching ? found : many && whole ? every : first
    const unread = useUnread(key, asked.held ?? [], shown.data)
    const held = useQuery({
      meta,
      queryKey: [...key, 'held', unread.ids],
      queryFn: listed({ query: { id: unread.ids }, limit: MOST_ROWS }),
      enabled: unread.ids.length > 0,
      placeholderData: keepPreviousData,
    })

    const choicesOf = (answer: ListAnswer | undefined): readonly Choice[] => {
      if (!entity || !answer) return NONE
      const known = made.get(answer)
      if (known?.language === language) return known.choices
      const told = answer.rows.map((row) => choiceOf(entity, row, answer.related, t))
      const choices = isTied ? told.map(({ institutions: _, ...one }) => one) : told
      made.set(answer, { language, choices })
      return choices
    }
    const choices = choicesOf(shown.data)
    const others = [...unread.answers, ...(held.data ? [held.data] : [])]
    const apart = others.flatMap(choicesOf).filter(({ id }) => unread.apart.has(id))
    const waits = [...(institutions ? [shown] : []), ...(unread.ids.length > 0 ? [held] : [])]
    const state = stateOf(waits, searching && found.isPlaceholderData)
    const matching = searching ? (found.data ?? first.data).count : undefined
    const same = JSON.stringify(apart)
    // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for what is chosen
    return useMemo(
      () => ({ state, choices, held: uniqueById(apart), ...(matching !== undefined && { matching }) }),
      [state, choices, same, matching],
    )
  }
}

const NOWHERE: readonly number[] = []
const NONE: readonly Choice[] = []

const uniqueById = (choices: readonly Choice[]): readonly Choice[] => [
  ...new Map(choices.map((one) => [one.id, one])).values(),
]

const choicesKey = (name: string, entity: AnyEntity | undefined): readonly unknown[] => {
  const first = entity?.columns[entity?.label.after ?? '']?.facts.entity
  return [...rowsKey(name, first ? [first] : []), 'choices']
}

const choiceRequest = (entity: AnyEntity | undefined): ListRequest => ({
  select: readColumns(entity),
  orderby: [{ columnName: entity ? orderColumn(entity, entity.label.column) : 'id', orientation: 'asc' }],
  ...(entity?.label.after && { related: [entity.label.after] }),
})

type Answered = Pick<ReturnType<typeof useQuery>, 'isPending' | 'isError' | 'data'>

const stateOf = (waits: readonly Answered[], stale: boolean): Choices['state'] => {
  if (waits.some(({ isError, data }) => isError && data === undefined)) return 'failed'
  return stale || waits.some(({ isPending }) => isPending) ? 'loading' : 'ready'
}

/** Of the chosen rows: those that are not shown, answers that hold some of them, and ids that no answer holds. */
const useUnread = (
  key: readonly unknown[],
  chosen: readonly number[],
  shown: ListAnswer | undefined,
): {
  readonly apart: ReadonlySet<number>
  readonly answers: readonly ListAnswer[]
  readonly ids: readonly number[]
} => {
  const queries = useQueryClient()
  const here = new Set(shown?.rows.map(({ id }) => id))
  const apart = new Set(chosen.filter((id) => !here.has(id)))
  if (apart.size === 0) return { apart, answers: [], ids: [] }
  const answers = queries
    .getQueriesData<ListAnswer>({ queryKey: key })
    .flatMap(([, answer]) => (answer?.rows.some(({ id }) => apart.has(id)) ? answer : []))
  const read = new Set(answers.flatMap(({ rows }) => rows.map(({ id }) => id)))
  const ids = [...apart].filter((id) => !read.has(id)).sort((a, b) => a - b)
  return { apart, answers, ids: ids.slice(0, VALUES_MAX) }
}
