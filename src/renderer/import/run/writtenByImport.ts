import { institutionsOf, isShared, placeName } from '#dsl/entities/places.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { WrittenLines } from '#engine/save/outcome.ts'
import { differingFrom } from '#engine/save/write.ts'
import type { Values, WireRow } from '#protocol/row.ts'
import type { WrittenLine } from '#protocol/write.ts'
import type { BatchState } from './importRun.ts'

interface Imported {
  readonly table: AnyTable
  readonly states: readonly BatchState[]
  /** The line of the import as an institution got it. */
  sent(line: number, institution: number): Values
  /** The row as it was before the import; undefined where nobody has read it. */
  read(line: number, id: number): WireRow | undefined
}

interface Answer extends Pick<WrittenLine, 'id' | 'version' | 'outcome'> {
  readonly line: number
  readonly institution: number
}

/** What an import has written, a row each however many institutions it was written in, as a save tells it: for what takes it back. */
export const writtenByImport = (imported: Imported): readonly WrittenLines[] => {
  const answers = imported.states.flatMap(({ batch, answer }) =>
    answer.map(({ line, ...one }): Answer => {
      return { ...one, line: batch.lines[line] ?? 0, institution: batch.institution }
    }),
  )
  return [...Map.groupBy(answers, ({ id }) => id).values()].flatMap((own) => rowWritten(imported, own))
}

const rowWritten = ({ table, sent, read }: Imported, answers: readonly Answer[]): readonly WrittenLines[] => {
  const { entity } = table
  const [first] = answers
  if (!first) return []
  const { id, line } = first
  const version = Math.max(...answers.map((one) => one.version))
  const values = Object.assign({}, ...answers.map(({ institution }) => sent(line, institution)))
  const places = answers.map(({ institution }) => institution)
  const told = { name: `${id}`, lines: [line], ids: [id] }
  if (answers.some(({ outcome }) => outcome === 'created')) {
    const row = { ...values, [placeName(entity)]: isShared(entity) ? places : places[0], id, version }
    return [{ ...told, did: 'insert', rows: [row] }]
  }
  if (answers.every(({ outcome }) => outcome === 'unchanged')) return []
  const before = read(line, id)
  // Nobody knows here what it was.
  if (!before) return [{ ...told, did: 'upsert', rows: [] }]
  const own = institutionsOf(entity, before)
  const tied = isShared(entity) ? places.filter((place) => !own.includes(place)) : []
  const rows = [
    { ...before, ...values, ...(tied.length > 0 && { [placeName(entity)]: [...own, ...tied] }), id, version },
  ]
  const changed = differingFrom(values, before).filter((name) => name in before)
  const old = Object.fromEntries(changed.map((name) => [name, before[name]]))
  const update: WrittenLines = { ...told, did: 'update', rows, before: old }
  const tie: WrittenLines = { ...told, did: 'tie', rows, only: tied }
  return [...(changed.length > 0 ? [update] : []), ...(tied.length > 0 ? [tie] : [])]
}
