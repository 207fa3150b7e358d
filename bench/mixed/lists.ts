import type { AnyTable } from '#dsl/tables/table.ts'
import { listBody } from '#protocol/list.ts'
import { pageOfRows } from '#renderer/list/state/listRequest.ts'
import { initialListState, type ListState } from '#renderer/list/state/listState.ts'
import { institution } from '#schemas/tables/institution.ts'
import { schedule } from '#schemas/tables/schedule.ts'
import { type Random, randomFrom } from '../../generators/demo/random.ts'
import { PAGE } from '../load/cases.ts'
import type { AskedList } from '../load/shots.ts'
import { INSTITUTIONS, PROVIDERS, rowCounts, STAFF, staffInstitutions } from './house.ts'

/** No multiple of the number of people or connections, so that lists and people meet anew. */
const LISTS = 997
const columns = ['code', 'beginAt', 'endAt', 'nbWorkedMinutes']
const words = ['ide', 'rea-n1', 'BLOC-J', 'urg-s2', 'mat m', '07:30', '435', 'kq7', 'ger-t1', 'as']
const all = Array.from({ length: INSTITUTIONS }, (_, i) => i + 1)

/** Most look at one institution, some at a few, and few of the provider's staff at all of them. */
const chosen = (random: Random, by: number): readonly number[] => {
  const own = staffInstitutions[by - PROVIDERS]
  if (own === undefined && random.chance(0.1)) return all
  const count = random.chance(0.7) ? 1 : random.int(2, 5)
  // The large ones are looked at more often than their number says.
  const one = () =>
    own ? random.pick(own) : random.chance(0.3) ? random.int(1, 11) : random.int(1, INSTITUTIONS)
  return [...new Set(Array.from({ length: count }, one))]
}

/** First pages, other orders, searches, and pages anywhere in the list: what a day brings. */
const lookedAt = (random: Random, institutions: readonly number[]): ListState => {
  const state = initialListState(schedule)
  const kind = random.int(1, 100)
  if (kind <= 40) return state
  if (kind <= 60) return { ...state, sort: random.pick(columns), descending: random.chance(0.5) }
  if (kind <= 80) return { ...state, q: random.pick(words) }
  const rows = institutions.reduce((sum, id) => sum + (rowCounts[id - 1] ?? 0), 0)
  return { ...state, page: random.int(2, Math.max(2, Math.floor(rows / PAGE))) }
}

const asked = (
  by: number,
  table: AnyTable,
  state: ListState,
  institutions: readonly number[],
): AskedList => ({
  by,
  path: `/api/v2/${table.entity.name}`,
  body: listBody(pageOfRows(table, state, institutions)),
})

/** Lists as the console asks for them, the same at every run. */
export const lists = (): readonly AskedList[] => {
  const random = randomFrom(34)
  return Array.from({ length: LISTS }, (_, i) => {
    const by = i % (PROVIDERS + STAFF)
    const institutions = chosen(random, by)
    if (random.chance(0.05)) return asked(by, institution, initialListState(institution), institutions)
    return asked(by, schedule, lookedAt(random, institutions), institutions)
  })
}
