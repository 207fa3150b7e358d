// @vitest-environment jsdom

import { act } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import type { ListRequest } from '#protocol/list.ts'
import { problem } from '../problem.ts'
import { all, click, codesGateway, find, leave, rowOf, settle, showTable } from './stage.tsx'

const codes = () => all('[data-row-id] [data-column=code]').map((cell) => cell.textContent)

afterEach(leave)

describe('deleting', () => {
  it('says what it touches, then that it is done, and leads to the next row [console 4.4, console 8.4]', async () => {
    const gateway = codesGateway([rowOf(1, { institution: [1, 3] }), rowOf(2)])
    const { toasts } = await showTable({ gateway })
    await click('[data-row-id="1"] [data-action=delete]')
    await settle(() => document.querySelector('[role=alertdialog]')?.textContent?.includes('12 missions'))
    expect(find('[role=alertdialog]').textContent).toContain('EHPAD Les Tilleuls')
    expect(find('[role=alertdialog]').textContent.split('Cette suppression est définitive.')).toHaveLength(2)
    expect(gateway.list).toHaveBeenCalledWith('mission', {
      query: { schedule: 1, institution: [1], rangeBeginAt: 'now,now+1 year' },
      limit: 0,
    })
    await click('[data-action=confirm]')
    await settle(() => codes().length === 1)
    expect(gateway.remove.mock.calls[0]?.slice(0, 3)).toEqual(['schedule', 1, [1]])
    expect(toasts.state.getState().open).toMatchObject([
      // The other institution keeps it.
      { tone: 'success', text: 'Retiré d’ici seulement', places: ['CHU de Lyon'], what: 'removedFrom' },
    ])
    await settle(() => document.activeElement?.closest('[data-row-id="2"]'))
  })

  it.each([
    [12, '12 missions', 'Cette suppression est définitive.'],
    [0, 'Aucune mission', 'Vous pourrez encore annuler dans le message qui suivra.'],
  ])(
    'says whether it can be taken back, where there is nothing to choose: %s',
    async (count, counted, said) => {
      await showTable({ gateway: codesGateway([rowOf(1), rowOf(2)], async () => count) })
      await click('[data-row-id="1"] [data-action=delete]')
      await settle(() => document.querySelector('[role=alertdialog]')?.textContent?.includes(counted))
      expect(find('[role=alertdialog]').textContent).toContain(said)
    },
  )

  it('takes it from all that share it only when that is chosen', async () => {
    const gateway = codesGateway([rowOf(1, { institution: [1, 3] }), rowOf(2)])
    const { toasts } = await showTable({ gateway })
    await click('[data-row-id="1"] [data-action=delete]')
    await settle(() => document.querySelector('[role=alertdialog]')?.textContent?.includes('12 missions'))
    expect(find('[data-action=confirm]').textContent).toBe('Retirer seulement d’ici')
    await click('[data-reach=everywhere] input')
    expect(find('[data-action=confirm]').textContent).toBe('Supprimer partout')
    await click('[data-action=confirm]')
    await settle(() => codes().length === 1)
    expect(gateway.remove.mock.calls[0]?.slice(0, 3)).toEqual(['schedule', 1, [1, 3]])
    expect(toasts.state.getState().open).toMatchObject([
      { text: 'Code horaire supprimé', places: ['CHU de Lyon', 'EHPAD Les Tilleuls'] },
    ])
  })

  it('offers no way back where something may have followed in institutions that are not selected', async () => {
    const gateway = codesGateway([rowOf(1, { institution: [1, 3] }), rowOf(2)])
    const list = gateway.list.getMockImplementation()
    const counted = ({ query }: ListRequest) => [query?.institution].flat().includes(3)
    gateway.list.mockImplementation(async (entity, request, ...rest) =>
      entity === 'mission' || !list
        ? { rows: [], count: counted(request) ? 2 : 0 }
        : list(entity, request, ...rest),
    )
    await showTable({ gateway })
    await click('[data-row-id="1"] [data-action=delete]')
    await settle(() => all('[data-reach=everywhere] input').length > 0)
    await click('[data-reach=everywhere] input')
    await settle(() => find('[data-reach=everywhere]').textContent?.includes('2 missions'))
    await click('[data-action=confirm]')
    await settle(() => codes().length === 1)
    expect(all('[data-action=undo]')).toHaveLength(0)
  })

  it.each([
    [undefined, 'success', 'Code horaire supprimé', 1],
    [problem(404), 'info', 'Quelqu’un d’autre avait déjà supprimé', 0],
  ])(
    'offers to bring back what it removed, and says what somebody else had removed: %s',
    async (refusal, tone, said, undos) => {
      const gateway = codesGateway([rowOf(1)], async () => 0)
      if (refusal) gateway.remove.mockRejectedValueOnce(refusal)
      await showTable({ gateway })
      await click('[data-action=delete]')
      await settle(() => find('[role=alertdialog]').textContent?.includes('Aucune mission'))
      await click('[data-action=confirm]')
      await settle(() => all(`[data-tone=${tone}]`).length > 0)
      expect(find(`[data-tone=${tone}]`).textContent).toContain(said)
      expect(all('[data-action=undo]')).toHaveLength(undos)
    },
  )

  it('asks again where somebody has changed the row meanwhile, with what is another one', async () => {
    const row = rowOf(1, { institution: [1] })
    const gateway = codesGateway([row], async () => 0)
    await showTable({ gateway })
    await click('[data-action=delete]')
    await settle(() => find('[role=alertdialog]').textContent?.includes('Aucune mission'))
    await gateway.update('schedule', 1, { code: 'NL' }, row.version)
    await click('[data-action=confirm]')
    await settle(() => all('[role=alertdialog] [role=alert]').length > 0)
    expect(find('[role=alertdialog] [role=alert]').textContent).toContain(
      'a changé depuis qu’elle est affichée\u00a0: Code.',
    )
    expect(gateway.remove.mock.calls.map(([, , , options]) => options?.version)).toEqual([row.version])
    await click('[data-action=confirm]')
    await settle(() => codes().length === 0)
    const sent = gateway.remove.mock.calls.map(([, , , options]) => options)
    expect(sent[1]?.version).toBe(row.version + 1)
    expect(sent[1]?.key).not.toBe(sent[0]?.key)
    await click('[data-action=undo]')
    await settle(() => codes().length === 1)
    expect(gateway.insert.mock.lastCall?.[1]).toMatchObject({ code: 'NL' })
  })

  it('asks anew where to, where an institution has come to share the row that was to go everywhere', async () => {
    const gateway = codesGateway([rowOf(1, { institution: [1, 3] })], async () => 0)
    await showTable({ gateway })
    await click('[data-action=delete]')
    await settle(() => find('[role=alertdialog]').textContent?.includes('Aucune mission'))
    await click('[data-reach=everywhere] input')
    await gateway.link('institutionHasSchedule', 'schedule', [1], 2)
    await gateway.update('schedule', 1, { code: 'NL' }, 1)
    await click('[data-action=confirm]')
    await settle(() => all('[role=alertdialog] [role=alert]').length > 0)
    expect(find('[role=alertdialog] [role=alert]').textContent).toContain('Établissement')
    expect(find<HTMLInputElement>('[data-reach=here] input').checked).toBe(true)
    expect(find('[data-action=confirm]').textContent).toBe('Retirer seulement d’ici')
    expect(document.activeElement).toBe(find('[data-reach=here] input'))
  })

  it('says and takes back where the row was taken from, which a colleague had taken elsewhere meanwhile', async () => {
    const gateway = codesGateway([rowOf(1, { institution: [1, 2] })], async () => 0)
    await showTable({ gateway })
    await click('[data-action=delete]')
    await settle(() => find('[role=alertdialog]').textContent?.includes('Aucune mission'))
    await gateway.remove('schedule', 1, [2])
    await click('[data-action=confirm]')
    await settle(() => all('[data-tone=success]').length > 0)
    expect(find('[data-tone=success]').textContent).toContain('CHU de Lyon')
    expect(find('[data-tone=success]').textContent).not.toContain('Clinique des Lilas')
    await click('[data-action=undo]')
    await settle(() => gateway.insert.mock.calls.length > 0)
    expect(gateway.insert.mock.lastCall?.[1]).toMatchObject({ institution: [1] })
  })

  it('keeps the question open when it fails, and the same key for the next press', async () => {
    const gateway = codesGateway([rowOf(1)])
    gateway.remove.mockRejectedValueOnce(problem(0))
    const { toasts } = await showTable({ gateway })
    await click('[data-action=delete]')
    await settle(() => document.querySelector('[role=alertdialog]'))
    await click('[data-action=confirm]')
    expect(toasts.state.getState().open).toMatchObject([{ tone: 'error' }])
    await click('[data-action=confirm]')
    const [first, second] = gateway.remove.mock.calls.map((call) => call[3]?.key)
    expect(first).toBe(second)
    await act(async () => undefined)
  })

  it('has the list read anew when it is left while nobody knows whether the row is gone', async () => {
    const gateway = codesGateway([rowOf(1), rowOf(2)])
    gateway.remove.mockImplementationOnce(async () => {
      gateway.list.mockResolvedValue({ rows: [rowOf(2)], count: 1 })
      throw problem(520)
    })
    await showTable({ gateway })
    await click('[data-row-id="1"] [data-action=delete]')
    await settle(() => document.querySelector('[role=alertdialog]'))
    await click('[data-action=confirm]')
    expect(codes()).toHaveLength(2)
    await click('[role=alertdialog] [data-action=cancel]')
    await settle(() => codes().length === 1)
  })
})
