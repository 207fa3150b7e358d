import type { Catalogue } from '#dsl/catalogue.ts'
import { type Confirmation, type Notice, ordinary } from '#dsl/tables/confirmation.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { allForms } from './subject.ts'

/** Which values each part of a question is given. */
export interface Asked {
  readonly name: string
  readonly table: AnyTable
  /** Counts rows, so that its number is one of something. */
  readonly counts: boolean
  /** Rows of other tables are counted for it by a request of its own. */
  readonly asksForCount: boolean
  readonly values: Readonly<Record<'title' | 'text' | 'yes' | 'no', readonly string[]>>
}

const PARTS = ['title', 'text', 'yes', 'no'] as const

/** What the dialogs hand to a question: how the row is called, and the number where there is one. */
const question = (table: AnyTable, ask: Confirmation | undefined, isOfPlaces = false): Asked[] => {
  if (!ask) return []
  const counts = ask.counts !== undefined || isOfPlaces
  const given = counts ? ['name', 'count'] : ['name']
  return [
    {
      name: ask.name,
      table,
      counts,
      asksForCount: ask.counts !== undefined,
      values: { title: given, text: given, yes: given, no: given },
    },
  ]
}

const notice = (table: AnyTable, { name }: Notice): Asked => ({
  name,
  table,
  counts: false,
  asksForCount: false,
  values: { title: [], text: ['value'], yes: [], no: [] },
})

const ofTable = (table: AnyTable): Asked[] => {
  const { confirm, create, form, list, entity } = table
  const isRow = form.style === 'row'
  return [
    // A row that is edited where it stands is changed in all the selected institutions, and the question says in how many.
    ...question(table, confirm.update, isRow),
    ...question(table, confirm.remove),
    ...Object.values(confirm.becomes ?? {}).flatMap((by) => [
      ...question(table, by?.true, isRow),
      ...question(table, by?.false, isRow),
    ]),
    ...(list.modify && !confirm.update ? question(table, ordinary(entity)) : []),
    ...(create.by === 'lines' ? question(table, create.attachesKnown?.asks) : []),
    ...Object.values(confirm.taken ?? {}).flatMap((one) => (one ? [notice(table, one)] : [])),
  ]
}

/** Every question and notice that a table or a card asks, each time it does. */
export const questionsAsked = (catalogue: Catalogue): readonly Asked[] => allForms(catalogue).flatMap(ofTable)

export const partsOfQuestion = PARTS
