import { createSave, type SavePorts } from '#engine/save/createSave.ts'
import type { SaveOutcome } from '#engine/save/outcome.ts'
import type { CallProblem } from '#protocol/problem.ts'
import { lineTo } from './stage.ts'

/** A save of one line that succeeds, but for what is said otherwise; with what it told and the names of what it wrote. */
export const open = (ports: Partial<SavePorts> = {}, more = {}) => {
  const told: SaveOutcome[] = []
  const calls: string[] = []
  const save = createSave(
    { id: 's', atOnce: 4, ...more },
    {
      problemOf: (thrown) => thrown as CallProblem,
      plan: () => lineTo([1], { text: 'a' }),
      write: async ({ name }) => {
        calls.push(name)
        return [{ id: 1, version: 1 }]
      },
      tell: (outcome) => void told.push(outcome),
      ...ports,
    },
  )
  return { save, told, calls }
}
