import type { SaveEffect } from '#engine/save/events.ts'
import type { SaveOutcome } from '#engine/save/outcome.ts'
import { newSave, type SaveSettings } from '#engine/save/state.ts'
import { step } from '#engine/save/step.ts'
import type { Change, Write } from '#engine/save/write.ts'
import type { CallProblem } from '#protocol/problem.ts'
import type { Values, WireRow } from '#protocol/row.ts'

type Sent = SaveEffect & { readonly do: 'write' }

/** How a call ends: `lost` is done without an answer, `cut` is neither; a status is told before anybody looks at the call. */
export type Fate = 'done' | 'lost' | 'cut' | 'refused' | number

const problem = (status: number): CallProblem => ({ code: status, status, details: [] })
const refusals = { lost: problem(520), cut: problem(520), refused: problem(409) }

/** A server in memory: rows by institution, answers by idempotency key. */
const memoryServer = () => {
  const rows = new Map<number, WireRow>()
  const answers = new Map<string, readonly WireRow[]>()
  let lastId = 0
  const run = (change: Change): readonly WireRow[] | CallProblem => {
    if (change.do === 'insert') {
      const row = { ...change.body, id: ++lastId, version: 1 }
      rows.set(row.id, row)
      return [row]
    }
    if (change.do !== 'update') return []
    const before = rows.get(change.row.id)
    if (!before) return problem(404)
    if (before.version !== change.row.version) return { ...problem(412), current: before }
    const { institutions } = change
    const copied = institutions && { id: ++lastId, version: 1, institution: institutions }
    const row = { ...before, version: before.version + 1, ...change.patch, ...copied }
    rows.set(row.id, row)
    return [row]
  }
  const answer = (sent: Sent, fate: Fate): readonly WireRow[] | CallProblem => {
    const known = answers.get(sent.key)
    if (typeof fate === 'number') return problem(fate)
    if (fate === 'cut') return refusals.cut
    if (known) return fate === 'lost' ? refusals.lost : known
    if (fate === 'refused') return refusals.refused
    const given = run(sent.change)
    if (!('status' in given)) answers.set(sent.key, given)
    return fate === 'lost' ? refusals.lost : given
  }
  return { rows, answer }
}

/** Drives the machine by hand: effects other than writes are carried out at once, writes as `fateOf` says, last first. */
export const drive = (settings: Partial<SaveSettings> = {}) => {
  const server = memoryServer()
  let state = newSave({ id: 's', atOnce: 4, ...settings })
  const sent: Sent[] = []
  const told: SaveOutcome[] = []

  /** `stopsAfter`: a person stops it once so many calls of the round have ended. */
  const submit = (
    writes: readonly Write[],
    fateOf: (sent: Sent) => Fate,
    stopsAfter?: number,
  ): SaveOutcome | undefined => {
    let ended = 0
    const stop = () => ended === stopsAfter && put({ is: 'stopped' })
    const queue: Sent[] = []
    const put = (event: Parameters<typeof step>[1]): void => {
      const next = step(state, event)
      state = next.state
      for (const effect of next.effects) carryOut(effect)
    }
    const carryOut = (effect: SaveEffect): void => {
      if (effect.do === 'check') put({ is: 'checked', valid: true })
      if (effect.do === 'prepare') put({ is: 'prepared', found: { asks: [] } })
      if (effect.do === 'resume') put({ is: 'resumed' })
      if (effect.do === 'plan') put({ is: 'planned', writes })
      if (effect.do === 'place') put({ is: 'placed', left: effect.outcome.failures, outcome: effect.outcome })
      if (effect.do === 'tell') told.push(effect.outcome)
      if (effect.do === 'write') queue.push(effect)
    }
    put({ is: 'submitted' })
    stop()
    for (let one = queue.pop(); one; one = queue.pop()) {
      sent.push(one)
      const given = server.answer(one, fateOf(one))
      const { name } = one
      put('status' in given ? { is: 'refused', name, problem: given } : { is: 'written', name, rows: given })
      ended++
      stop()
    }
    return told.at(-1)
  }
  return { server, sent, submit, state: () => state, told }
}

/** One line written to each institution, as a form plans it. */
export const lineTo = (institutions: readonly number[], row: Values, more: object = {}): readonly Write[] =>
  institutions.map((institution) => ({
    name: `1-${institution}`,
    lines: [1],
    institution,
    change: { do: 'insert', body: { ...row, institution }, ...more },
  }))
