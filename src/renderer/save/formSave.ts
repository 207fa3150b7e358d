import { institutionsOf } from '#dsl/entities/places.ts'
import { type Confirmation, ordinary } from '#dsl/tables/confirmation.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { pick } from '#engine/form/formColumns.ts'
import type { FormStore } from '#engine/form/formStore.ts'
import type { Prepared } from '#engine/save/events.ts'
import { planLines, planTogether } from '#engine/save/planLines.ts'
import { type Choice, choiceOf, mayStandTwice } from '#engine/save/reach.ts'
import { type Ask, isInDoubt, type SaveState } from '#engine/save/state.ts'
import type { Change, Write } from '#engine/save/write.ts'
import type { Values, WireRow } from '#protocol/row.ts'
import { askedOf, countRelated } from '../confirm/question.ts'
import { formRowOf, linesOf } from '../form/schema/formTable.ts'
import type { Gateway } from '../gateway.ts'
import { placesThrough } from '../names/placesThrough.ts'
import type { RowName } from '../names/useRowName.ts'
import { knownLines } from './knownLines.ts'
import { takenElsewhere, toldWhenTaken } from './takenValues.ts'

interface Saved {
  readonly table: AnyTable
  readonly store: FormStore
  readonly row?: WireRow
  readonly institutions: readonly number[]
  /** Institutions selected in the top bar. */
  readonly selected: readonly number[]
  readonly nameOf: RowName
}

/** The row as it was last seen. */
const latest = (row: WireRow, { current }: SaveState): WireRow =>
  current && current.version > row.version ? current : row

/** What is asked before the form is saved. */
export const prepareForm = (
  gateway: Gateway,
  { table, store, row, institutions, selected, nameOf }: Saved,
  state: SaveState,
): Prepared | Promise<Prepared> => {
  const { create } = table
  if (row) {
    if (!store.dirty() && !isInDoubt(state)) return { nothingToSave: true }
    const [lineId] = store.lines()
    const patch = lineId === undefined ? {} : store.patch(lineId)
    const told = toldWhenTaken(table, patch)
    if (told.length > 0)
      return takenElsewhere(gateway, table, row, told).then((taken) =>
        taken.length > 0
          ? { refused: taken.map((problem) => ({ problem: { ...problem, lineId }, lineId })) }
          : askBefore(gateway, { table, selected, nameOf }, row, patch, state),
      )
    return askBefore(gateway, { table, selected, nameOf }, row, patch, state)
  }
  const known = create.by === 'lines' ? create.attachesKnown : undefined
  if (!known) return { asks: [] }
  return askToAttach(gateway, table, store, institutions, (found) => ({
    confirmation: known.asks,
    count: 1,
    name: nameOf(found.row, found.related),
    attaches: found,
  }))
}

/** The question before a row is changed, and where the change is to hold. */
const askBefore = (
  gateway: Gateway,
  { table, selected, nameOf }: Pick<Saved, 'table' | 'selected' | 'nameOf'>,
  row: WireRow,
  patch: Values,
  state: SaveState,
): Prepared | Promise<Prepared> => {
  const confirmation = askedOf(table, patch)
  const now = latest(row, state)
  const choice =
    sentAs(state) || !mayStandTwice(table.entity) ? undefined : choiceOf(table.entity, now, selected)
  if (!confirmation && !choice) return { asks: [] }
  const only = sentAs(state)?.institutions
  // What is settled to hold here alone is no change of a shared row any more.
  const asked = only && confirmation?.name === 'changeShared' ? { name: 'changeRow' as const } : confirmation
  return askToChange(gateway, table, asked ?? ordinary(table.entity), now, nameOf, { choice, only, patch })
}

interface Reaching {
  readonly choice: Choice | undefined
  readonly only: readonly number[] | undefined
  readonly patch: Values
}

const askToChange = async (
  gateway: Gateway,
  { entity }: AnyTable,
  confirmation: Confirmation,
  row: WireRow,
  nameOf: RowName,
  { choice, only, patch }: Reaching,
): Promise<Prepared> => {
  const { counts } = confirmation
  const counted = async (places: readonly number[]) =>
    counts ? await countRelated(gateway, counts, [row.id], places) : 0
  const through = only ? [] : await placesThrough(gateway, entity, [row], Object.keys(patch))
  const places = through.length > 0 ? through : only
  const count = await counted(only ?? institutionsOf(entity, row))
  const ask = { confirmation, count, name: nameOf(row), ...(places && { places }) }
  if (!choice) return { asks: [ask] }
  return { asks: [{ ...ask, choice, counts: { here: await counted(choice.here), everywhere: count } }] }
}

/**
 * The change of the row that was sent before and was done, or may have been: where it holds is settled with it, and a
 * correction goes to the same row.
 */
const sentAs = ({ entries }: SaveState): (Change & { readonly do: 'update' }) | undefined => {
  const entry = entries.get('row')
  const change = entry?.unanswered ?? entry?.held?.change
  return change?.do === 'update' ? change : undefined
}

/** The institutions that alone get the new values; undefined where all that share the row do. */
const onlyIn = (state: SaveState): readonly number[] | undefined => {
  const sent = sentAs(state)
  if (sent) return sent.institutions
  const asked = state.agreed.find(({ choice }) => choice)
  return asked?.reach === 'here' ? asked.choice?.here : undefined
}

/** Lines that name somebody known: refused where all institutions have the row, else asked about one by one. */
const askToAttach = async (
  gateway: Gateway,
  table: AnyTable,
  store: FormStore,
  institutions: readonly number[],
  ask: (known: Awaited<ReturnType<typeof knownLines>>['known'][number]) => Ask,
): Promise<Prepared> => {
  const found = await knownLines(gateway, table, linesOf(table, store), institutions)
  return found.taken.length > 0 ? { refused: found.taken } : { asks: found.known.map(ask) }
}

/** What saving the form writes. */
export const planForm = (
  { table, store, row, institutions }: Omit<Saved, 'nameOf' | 'selected'>,
  state: SaveState,
): readonly Write[] => {
  const [lineId] = store.lines()
  if (row) {
    if (lineId === undefined) return []
    const only = onlyIn(state)
    const change = { do: 'update', row: latest(row, state), patch: store.patch(lineId) } as const
    return [{ name: 'row', lines: [lineId], change: only ? { ...change, institutions: only } : change }]
  }
  const lines = linesOf(table, store)
  if (table.create.by === 'lines' && table.create.allOrNothing) return planTogether(lines, institutions)
  const attached = new Map(
    state.agreed.flatMap(({ attaches }) => (attaches ? [[attaches.lineId, attaches.row] as const] : [])),
  )
  return planLines(table.entity, lines, institutions, { within: store.rowWithin, attached })
}

/** Lays the row as somebody else left it under what was entered, or in its place. */
export const takeTheirs = (table: AnyTable, store: FormStore, theirs: WireRow, mine: boolean): void => {
  const [lineId] = store.lines()
  if (lineId === undefined) return
  if (!mine) store.setValues(lineId, pick(theirs, store.changedColumns(lineId)))
  store.rebase(lineId, formRowOf(table, theirs))
}
