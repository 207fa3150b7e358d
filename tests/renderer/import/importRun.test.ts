import { describe, expect, it, vi } from 'vitest'
import {
  createImportRun,
  type ImportOrder,
  linesNotWritten,
  outcomesIn,
  writtenRows,
} from '#renderer/import/run/importRun.ts'

const rows = Array.from({ length: 120 }, (_, n) => ({ code: `T${n}` }))
const refusal = (status: number) => Object.assign(new Error(), { code: status || 520, status, details: [] })

/** A server that gives ids by code and answers a repeated key as it did before. */
const server = () => {
  const ids = new Map<unknown, number>()
  const links = new Set<string>()
  const answers = new Map<string, Awaited<ReturnType<ImportOrder['send']>>>()
  const send = vi.fn<ImportOrder['send']>(async (batch, institution, key) => {
    const known = answers.get(key)
    if (known) return known
    const answer = batch.map((row, line) => {
      const id = (row.id as number | undefined) ?? ids.size + 1
      if (row.id === undefined) ids.set(row.code, id)
      links.add(`${id}@${institution}`)
      return {
        line,
        id,
        version: 1,
        outcome: row.id === undefined ? ('created' as const) : ('linked' as const),
      }
    })
    answers.set(key, answer)
    return answer
  })
  return { ids, links, send }
}

const start = (send: ImportOrder['send'], more: Partial<ImportOrder> = {}) =>
  createImportRun({ importId: 'i', rows, institutions: [7, 9], size: 50, send, ...more })

describe('an import', () => {
  it('goes in batches of 50 an institution, each with its own key [console 7.3.1, console 9.3, console 4.15]', async () => {
    const { send } = server()
    const run = start(send)
    await run.run()
    expect(send.mock.calls.map(([batch, institution, key]) => [batch.length, institution, key])).toEqual([
      [50, 7, 'i:7:0'],
      [50, 7, 'i:7:1'],
      [20, 7, 'i:7:2'],
      [50, 9, 'i:9:0'],
      [50, 9, 'i:9:1'],
      [20, 9, 'i:9:2'],
    ])
    expect(writtenRows(run.states.getState())).toBe(240)
  })

  it('gives the second institution the rows of the first, not copies', async () => {
    const { send, ids, links } = server()
    const run = start(send)
    await run.run()
    expect(ids.size).toBe(120)
    expect(links.size).toBe(240)
    expect(outcomesIn(run.states.getState(), 7)).toMatchObject({ created: 120, linked: 0 })
    expect(outcomesIn(run.states.getState(), 9)).toMatchObject({ created: 0, linked: 120 })
  })

  it('a batch that is refused stops no other; a retry sends only what is missing, with the same keys', async () => {
    const { send, ids, links } = server()
    const answer = send.getMockImplementation() as ImportOrder['send']
    let refused = 0
    send.mockImplementation(async (...call) => {
      if (call[2] === 'i:7:1' && refused++ === 0) throw refusal(500)
      return answer(...call)
    })
    const run = start(send)
    await run.run()
    expect(run.states.getState().map(({ state }) => state)).toEqual([
      'done',
      'failed',
      'done',
      'done',
      'waiting',
      'done',
    ])
    expect(linesNotWritten(run.states.getState())).toEqual(
      new Set(Array.from({ length: 50 }, (_, i) => 50 + i)),
    )
    send.mockClear()
    await run.run()
    expect(send.mock.calls.map(([, , key]) => key)).toEqual(['i:7:1', 'i:9:1'])
    expect([ids.size, links.size, writtenRows(run.states.getState())]).toEqual([120, 240, 240])
  })

  it('a lost answer is not written twice', async () => {
    const { send, ids, links } = server()
    const answer = send.getMockImplementation() as ImportOrder['send']
    let lost = 0
    send.mockImplementation(async (...call) => {
      const given = await answer(...call)
      if (call[2] === 'i:7:0' && lost++ === 0) throw refusal(0)
      return given
    })
    const run = start(send)
    await run.run()
    expect(run.states.getState()[0]).toMatchObject({ state: 'failed', problem: { status: 0 } })
    await run.run()
    expect([ids.size, links.size, writtenRows(run.states.getState())]).toEqual([120, 240, 240])
  })

  it.each([0, 401, 429, 440, 503])('stops at once on status %i: nothing else can work', async (status) => {
    const send = vi.fn<ImportOrder['send']>().mockRejectedValue(refusal(status))
    const run = start(send, { rows: rows.slice(0, 50) })
    await run.run()
    expect(send).toHaveBeenCalledOnce()
    expect(run.states.getState().map(({ state }) => state)).toEqual(['failed', 'waiting'])
  })

  it('stops between batches when asked, and goes on from there', async () => {
    const { send } = server()
    const run = start(send)
    const unsubscribe = run.states.subscribe(() => run.stop())
    await run.run()
    unsubscribe()
    expect(writtenRows(run.states.getState())).toBeLessThan(240)
    await run.run()
    expect(writtenRows(run.states.getState())).toBe(240)
  })
})
