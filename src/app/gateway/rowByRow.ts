import { onLine } from '#protocol/problem.ts'
import type { RemovedRow, WrittenLine } from '#protocol/write.ts'
import { type Gateway, problemOf } from '#renderer/gateway.ts'

export type Together = Pick<Gateway, 'updateAll' | 'removeAll'>

/**
 * Calls of several rows over those of single ones, for services that have no others. Rows before one that is refused stay
 * written: another try under the same key repeats none of them.
 */
export const rowByRow = ({ update, remove }: Pick<Gateway, 'update' | 'remove'>): Together => ({
  updateAll: async (name, lines, { key, ...options } = {}) => {
    const written: WrittenLine[] = []
    for (const [line, { id, patch, version, seen }] of lines.entries()) {
      const own = { ...options, ...keyed(key, id), seen }
      const row = await update(name, id, patch, version, own).catch(refuseLine(line))
      written.push({ line, id: row.id, version: row.version, outcome: 'updated' })
    }
    return written
  },
  removeAll: async (name, lines, institutions, { key, ...options } = {}) => {
    const removed: RemovedRow[] = []
    for (const [line, { id, version, seen }] of lines.entries()) {
      const own = { ...options, ...keyed(key, id), ...(version !== undefined && { version }), seen }
      const gone = (thrown: unknown): RemovedRow => {
        // By an earlier try or by somebody else.
        if (problemOf(thrown).status === 404) return { id }
        return refuseLine(line)(thrown)
      }
      removed.push(await remove(name, id, institutions, own).catch(gone))
    }
    return removed
  },
})

/** Each row has a key of its own, which is the same in every try. */
const keyed = (key: string | undefined, id: number) => (key === undefined ? {} : { key: `${key}:${id}` })

const refuseLine =
  (line: number) =>
  (thrown: unknown): never => {
    throw Object.assign(new Error(`line ${line}`, { cause: thrown }), onLine(problemOf(thrown), line))
  }
