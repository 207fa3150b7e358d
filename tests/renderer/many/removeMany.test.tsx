// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { WireRow } from '#protocol/row.ts'
import { WITH_ACTION } from '#renderer/toast/toasts.ts'
import { catalogue } from '#schemas'
import { pole } from '#schemas/tables/pole.ts'
import { memoryGateway as stageGateway } from '#stage/memoryGateway.ts'
import { all, click, codesGateway, find, leave, press, rowOf, settle, showTable } from '../list/stage.tsx'
import { problem } from '../problem.ts'
import { breaks, pressChosen, type Stage, said, tick } from './manyStage.ts'

afterEach(leave)

describe('rows removed together', () => {
  const rows = [rowOf(1), rowOf(2), rowOf(3)]

  it('go in one call; what is still used is named, and the others go without it', async () => {
    const gateway = codesGateway(rows)
    await showTable({ gateway })
    await tick(rows)
    await pressChosen('remove')
    await settle(() => !find<HTMLButtonElement>('dialog [data-action=confirm]').disabled)
    expect(find('dialog [data-places]').textContent).toMatch(/Retiré de.*CHU de Lyon et Clinique des Lilas/)
    const details = [
      { column: 'id', code: 409, reason: 'inUse' as const, params: { by: 'service', count: 3 }, line: 1 },
    ]
    gateway.removeAll.mockRejectedValueOnce(problem(409, { details }))
    await click('dialog [data-action=confirm]')
    await settle(() => all('dialog .many-failures li').length > 0)
    expect(find('dialog .many-failures').textContent).toMatch(/M002.*3 services/)
    expect(await breaks(gateway)).toHaveLength(3)
    await click('dialog [data-action=without]')
    await settle(() => all('dialog').length === 0)
    expect(gateway.removeAll.mock.calls.map(([, lines, from]) => [lines.map(({ id }) => id), from])).toEqual([
      [
        [1, 2, 3],
        [1, 2],
      ],
      [
        [1, 3],
        [1, 2],
      ],
    ])
    expect(gateway.remove).not.toHaveBeenCalled()
    expect(said()).toContain('2 lignes supprimées, 1 laissée telle quelle')
    expect(all('[data-row-id]').map((one) => one.dataset.rowId)).toEqual(['2'])
  })

  it('that somebody has changed meanwhile are named, and go as they are by then; what was gone before is told', async () => {
    const gateway = codesGateway(rows)
    await showTable({ gateway })
    await tick(rows)
    await pressChosen('remove')
    await settle(() => !find<HTMLButtonElement>('dialog [data-action=confirm]').disabled)
    await gateway.update('schedule', 2, { code: 'NL' }, 1)
    await gateway.remove('schedule', 3, 'all')
    await click('dialog [data-action=confirm]')
    await settle(() => all('dialog .many-failures li').length > 0)
    expect(find('dialog .many-failures').textContent).toMatch(/M002.*modifié cette ligne entre-temps/)
    await settle(() => gateway.list.mock.lastCall?.[1].query?.id !== undefined)
    await click('dialog [data-action=confirm]')
    await settle(() => all('dialog').length === 0)
    const versions = gateway.removeAll.mock.calls.map(([, lines]) => lines.map(({ version }) => version))
    expect(versions.at(-1)).toContain(2)
    expect(said()).toContain('2 lignes supprimées\u202f; 1 l’était déjà')
    expect(all('[data-row-id]')).toHaveLength(0)
  })

  it('stay with institutions that are not selected, unless they are to go from all', async () => {
    const shared = [rowOf(1, { institution: [1, 3] }), rowOf(2, { institution: [1, 3] })]
    const told: (string | undefined)[] = []
    const remove = async (reach: string) => {
      const gateway = codesGateway(shared)
      const { toasts } = await showTable({ gateway })
      await tick(shared)
      await pressChosen('remove')
      await settle(() => !find<HTMLButtonElement>('dialog [data-action=confirm]').disabled)
      await click(`dialog [data-reach=${reach}] input`)
      await click('dialog [data-action=confirm]')
      await settle(() => all('dialog').length === 0)
      told.push(toasts.state.getState().open.at(-1)?.text)
      await leave()
      return gateway.removeAll.mock.calls.map(([, lines, from]) => [lines.map(({ id }) => id), from])
    }
    expect(await remove('here')).toEqual([[[1, 2], [1]]])
    expect(await remove('everywhere')).toEqual([
      [
        [1, 2],
        [1, 3],
      ],
    ])
    expect(told).toEqual([
      '2 lignes retirées d’ici\u202f; 2 restent dans d’autres établissements',
      '2 lignes supprimées',
    ])
  })

  it('are told for as long as one can take it back', async () => {
    const gateway = codesGateway(rows)
    const { toasts } = await showTable({ gateway })
    const show = vi.spyOn(toasts, 'show')
    await tick(rows)
    await pressChosen('remove')
    await settle(() => !find<HTMLButtonElement>('dialog [data-action=confirm]').disabled)
    await click('dialog [data-action=confirm]')
    await settle(() => all('dialog').length === 0)
    expect(show.mock.lastCall?.[2]?.duration).toBe(WITH_ACTION)
    // Shifts lost their code: nobody knows which it was.
    expect(all('[data-action=undo]')).toHaveLength(0)
  })

  it('are given back to the institutions that they were taken from', async () => {
    const poles = [1, 2].map((id) => ({ id, version: 1, name: `P${id}`, institution: [1, 3] }))
    const gateway = stageGateway(catalogue, new Map([['pole', poles]]))
    const link = vi.spyOn(gateway, 'link')
    await showTable({ gateway }, {}, pole)
    await tick(poles)
    await pressChosen('remove')
    await settle(() => !find<HTMLButtonElement>('dialog [data-action=confirm]').disabled)
    await click('dialog [data-action=confirm]')
    await settle(() => all('dialog').length === 0)
    expect(all('[data-row-id]')).toHaveLength(0)
    await click('[data-action=undo]')
    await settle(() => all('[data-row-id]').length === 2)
    expect(link.mock.calls.map(([, , ids, place]) => [ids, place])).toEqual([[[2, 1], 1]])
  })

  const ask = async (gateway: Stage, ticked = rows) => {
    await showTable({ gateway })
    await tick(ticked)
    await pressChosen('remove')
    await settle(() => all('dialog [data-action=confirm]').length > 0)
  }
  const confirm = () => find<HTMLButtonElement>('dialog [data-action=confirm]')
  /** Time codes that no shift has. */
  const unused = (those: readonly WireRow[]) => {
    const gateway = codesGateway(those)
    const list = gateway.list.getMockImplementation()
    gateway.list.mockImplementation(async (entity, ...rest) =>
      entity === 'schedule' && list ? list(entity, ...rest) : { rows: [], count: 0 },
    )
    return gateway
  }

  it('wait for the number of what they touch, and do not go before somebody could read it', async () => {
    const gateway = codesGateway(rows)
    const list = gateway.list.getMockImplementation()
    const counted = Promise.withResolvers<{ rows: []; count: number }>()
    gateway.list.mockImplementation((entity, ...rest) =>
      entity === 'schedule' && list ? list(entity, ...rest) : counted.promise,
    )
    await ask(gateway)
    await settle()
    expect(confirm().disabled).toBe(true)
    counted.resolve({ rows: [], count: 12 })
    await settle(() => !confirm().disabled)
  })

  it('are waited for: their dialog stays until their answer is there, which goes by the same key each time', async () => {
    const gateway = codesGateway(rows)
    const answer = Promise.withResolvers<[]>()
    await ask(gateway)
    await settle(() => !confirm().disabled)
    gateway.removeAll.mockImplementationOnce(() => answer.promise)
    await click('dialog [data-action=confirm]')
    await press(find('dialog'), 'Escape')
    expect(all('dialog')).toHaveLength(1)
    answer.reject(problem(520))
    await settle(() => all('dialog [data-action=stop]').length === 0)
    await click('dialog [data-action=confirm]')
    await settle(() => all('dialog').length === 0)
    const [first, second] = gateway.removeAll.mock.calls.map(([, , , options]) => options?.key)
    expect([typeof first, second]).toEqual(['string', first])
  })

  it('can be taken back where nothing pointed at them; not where it was not counted, as elsewhere', async () => {
    const shared = [rowOf(1, { institution: [1, 3] })]
    const undoing = async (reach: string) => {
      await ask(unused(shared), shared)
      await settle(() => !confirm().disabled)
      await click(`dialog [data-reach=${reach}] input`)
      await click('dialog [data-action=confirm]')
      await settle(() => all('dialog').length === 0)
      const offered = all('[data-action=undo]').length
      await leave()
      return offered
    }
    expect([await undoing('here'), await undoing('everywhere')]).toEqual([1, 0])
  })

  it('are those that the selected institutions still have', async () => {
    const gateway = codesGateway(rows)
    await showTable({ gateway })
    await tick(rows)
    await gateway.update('schedule', 3, { institution: [3] }, 1)
    await pressChosen('remove')
    await settle(() => all('dialog [data-action=confirm]').length > 0)
    await settle(() => !confirm().disabled)
    await click('dialog [data-action=confirm]')
    await settle(() => all('dialog').length === 0)
    expect(gateway.removeAll.mock.calls.map(([, lines]) => lines.map(({ id }) => id))).toEqual([[1, 2]])
  })
})
