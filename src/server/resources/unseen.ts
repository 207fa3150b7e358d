import { idsAmong, type Values } from './body.ts'
import type { Call } from './call.ts'
import { sightOf } from './sight.ts'
import { Bindings, run } from './statement.ts'

/** Of each row to be, the columns that are to repeat rows which the person may not read. */
export const unseenCopies = async (
  { tx, principal, resources, resource }: Call,
  rows: readonly Values[],
): Promise<ReadonlySet<string>[]> => {
  const unseen = rows.map(() => new Set<string>())
  for (const { name } of resource.columns) {
    const bindings = new Bindings()
    const sight = sightOf(principal, resources, bindings)
    const hidden = sight.hidden(resource, name)
    if (!hidden) continue
    const { source, through } = hidden
    const ids = bindings.bind([...new Set(idsAmong(rows.map((row) => row[through])))], 'int[]')
    const conditions = [`r."id" = any(${ids})`, ...sight.within(source)]
    const text = `select r."id" from ${source.table} r where ${conditions.join(' and ')}`
    const seen = new Set((await run<{ id: number }>(tx, text, bindings.values)).map(({ id }) => id))
    rows.forEach((row, i) => {
      if (!seen.has(row[through] as number)) unseen[i]?.add(name)
    })
  }
  return unseen
}
