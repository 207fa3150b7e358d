import { writtenThrough } from '#dsl/entities/facts.ts'
import type { Related } from '#protocol/list.ts'
import type { HistoryEntry, RowHistory } from '#protocol/services/history.ts'
import { HttpProblem } from '../../errors.ts'
import { reach, visibleTo } from '../../resources/catalogue/access.ts'
import type { Executor } from '../../resources/catalogue/statement.ts'
import { labelsOf, relatedLabels } from '../../resources/read/relatedLabels.ts'
import { type Asking, changesSeen } from './changesSeen.ts'
import { historyLines, type Line, pointersOf } from './historyLines.ts'
import { asRepeated, repeatedRows } from './repeatedRows.ts'

const PAGE = 20

/**
 * What became of a row, for who may read it: in the institutions that they see, of the columns that they see.
 * @throws HttpProblem 403 for who reads no such rows, 404 where there is none
 */
export const rowHistory = async (
  db: Executor,
  asking: Asking,
  { row, before }: { readonly row: number; readonly before?: string },
): Promise<RowHistory> => {
  const { principal, resource, resources } = asking
  reach(principal, resource, 'read')
  const visible = visibleTo(principal, resource)
  const relations = writtenThrough(
    resource.entity,
    resource.columns.map(({ name }) => name),
  )
  const found = await pointersOf(db, resource, row, { visible, relations })
  if (!found) throw new HttpProblem(404)
  const repeated = repeatedRows(resource, found)
  const asked = { row, repeated, limit: PAGE + 1, ...(before !== undefined && { before }) }
  const lines = await historyLines(db, resource, asked, visible)
  const page = lines.slice(0, PAGE).map((line) => asRepeated(line, repeated))
  const authors = page.flatMap(({ admin }) => admin ?? [])
  const people = await labelsOf(db, resources.of('admin'), resources, { ids: authors, principal })
  const changes = await changesSeen(db, asking, page)
  const entries = page.map((line, i): HistoryEntry => {
    const { id, at, institutions } = line
    const seen = changes[i] ?? []
    return {
      id,
      at,
      ...authorOf(line, people),
      action: line.action,
      institutions: visible === 'all' ? institutions : institutions.filter((one) => visible.includes(one)),
      before: Object.fromEntries(seen.map((change) => [change.column, change.before])),
      after: Object.fromEntries(seen.map((change) => [change.column, change.after])),
    }
  })
  // Of a row that is repeated much may change that this one does not repeat.
  const isTold = (line: Line, i: number): boolean =>
    line.action !== 'update' || line.entity === resource.entity.name || changes[i]?.length !== 0
  const data = together(entries.filter((_, i) => page[i] && isTold(page[i], i)))
  const changed = new Set(data.flatMap(({ after }) => Object.keys(after)))
  const pointing = resource.columns.filter(({ name, column }) => column?.facts.entity && changed.has(name))
  const told = {
    asked: pointing.map(({ name }) => name),
    rows: JSON.stringify(data.flatMap((one) => [one.before, one.after])),
    principal,
  }
  const related = await relatedLabels(db, resource, resources, told)
  const last = lines.length > PAGE ? page.at(-1) : undefined
  return { data, related: JSON.parse(related), ...(last && { older: last.id }) }
}

const authorOf = (
  { admin, isProvider }: Line,
  people: Related['labels'],
): Pick<HistoryEntry, 'by' | 'name'> => {
  const person = people.find(({ id }) => id === admin)
  if (person) return { by: 'person', name: person.label ?? '' }
  if (admin === null) return { by: 'program' }
  return { by: isProvider ? 'support' : 'other' }
}

/** What one call has changed of a row and of one that it repeats, one after the other, is one change. */
const together = (entries: readonly HistoryEntry[]): readonly HistoryEntry[] => {
  const told: HistoryEntry[] = []
  for (const one of entries) {
    const last = told.at(-1)
    if (last && isOneCall(last, one)) {
      const before = { ...one.before, ...last.before }
      told[told.length - 1] = { ...last, before, after: { ...one.after, ...last.after } }
    } else told.push(one)
  }
  return told
}

const isOneCall = (a: HistoryEntry, b: HistoryEntry): boolean =>
  a.at === b.at && a.by === b.by && a.name === b.name && a.action === 'update' && b.action === 'update'
