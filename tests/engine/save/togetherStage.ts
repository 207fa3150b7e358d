import { createSave, type SavePorts } from '#engine/save/createSave.ts'
import type { SaveOutcome } from '#engine/save/outcome.ts'
import { planChanges, planRemovals, planRest } from '#engine/save/planRows.ts'
import type { ChangedRow } from '#engine/save/write.ts'
import type { CallProblem } from '#protocol/problem.ts'
import type { Values, WireRow } from '#protocol/row.ts'
import { payrollCodeEntity } from '#schemas/tables/payCode.ts'

export const rowIn = (id: number, institution: number | readonly number[]): WireRow => ({
  id,
  version: 1,
  code: `C${id}`,
  institution,
})
export const line = (row: WireRow, patch: Values = { code: 'X' }): ChangedRow => ({
  lineId: row.id,
  row,
  patch,
})
export const everywhere = () => undefined

interface Backend {
  /** What rows are refused for, by their id. */
  readonly refuses: Map<number, number>
  /** How the next calls end that do not end as they should. */
  readonly fates: (CallProblem | undefined)[]
}

/** A save of these rows over a server that writes all rows of a call or none. */
export const saving = (rows: readonly WireRow[], planned: 'change' | 'remove' = 'change') => {
  const present = new Map(rows.map((row) => [row.id, row]))
  const answers = new Map<string, readonly WireRow[]>()
  const { refuses, fates }: Backend = { refuses: new Map(), fates: [] }
  const without = new Set<number>()
  const sent: { readonly key: string; readonly ids: readonly number[] }[] = []
  const told: SaveOutcome[] = []
  const problem = (status: number, details: CallProblem['details'] = []) => ({
    code: status,
    status,
    details,
  })
  const run = (key: string, lines: readonly { row: WireRow; patch?: Values }[]): readonly WireRow[] => {
    const known = answers.get(key)
    if (known) return known
    const stale = lines.flatMap(({ row }, nth) => {
      const now = present.get(row.id)
      const code = refuses.get(row.id) ?? (!now ? 404 : now.version !== row.version ? 412 : 0)
      return code ? [{ column: 'id', code, line: nth }] : []
    })
    if (stale[0]) throw problem(stale[0].code, stale)
    const written = lines.map(({ row, patch }) => {
      const next = { ...row, ...patch, version: row.version + 1 }
      if (patch) present.set(row.id, next)
      else present.delete(row.id)
      return next
    })
    answers.set(key, written)
    return written
  }
  const ports: SavePorts = {
    problemOf: (thrown) => thrown as CallProblem,
    plan: (state) => {
      const lines = rows
        .map((row) => line(present.get(row.id) ?? row))
        .filter(({ lineId }) => !without.has(lineId))
      return planRest(state, lines, (rest) =>
        planned === 'change'
          ? planChanges(payrollCodeEntity, rest, everywhere)
          : planRemovals(payrollCodeEntity, rest, () => 'all'),
      )
    },
    write: async ({ change, key }) => {
      if (change.do !== 'updateAll' && change.do !== 'removeAll') throw problem(500)
      sent.push({ key, ids: change.lines.map(({ row }) => row.id) })
      const fate = fates.shift()
      // Of what has no answer some is done.
      if (fate && fate.status !== 520) throw fate
      const written = run(key, change.lines)
      if (fate) throw fate
      return change.do === 'updateAll' ? written : []
    },
    tell: (outcome) => void told.push(outcome),
  }
  const save = createSave({ id: 's', atOnce: 1, stopsAll: [503, 520] }, ports)
  const submit = async () => {
    sent.length = 0
    await save.send({ is: 'submitted' })
    return { is: told.at(-1)?.is, sent: sent.map(({ ids }) => ids) }
  }
  return { save, submit, present, refuses, fates, without, sent, told, problem }
}
