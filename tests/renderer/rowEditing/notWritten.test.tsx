// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { counterLimit } from '#schemas/tables/counterLimit.ts'
import { counterStatus } from '#schemas/tables/counterStatus.ts'
import { all, click, find, leave, settle, type } from '../list/stage.tsx'
import { problem } from '../problem.ts'
import { choose, closed, confirm, gatewayOf, input, pencil, record, show } from './counters.ts'

afterEach(leave)

describe('a row edited where it stands that could not be written', () => {
  it('says so at once where nobody answers: the list, which would not come either, is not waited for', async () => {
    const gateway = gatewayOf([record(7, { limitValue: 600 })], new Map([[1, problem(520)]]))
    await show(counterLimit, gateway, { selected: [1] })
    await click(pencil(0))
    await type(input('weeklyHours'), '35')
    await click('[data-action=save]')
    gateway.list.mockImplementation(() => new Promise(() => undefined))
    await confirm(() => all('.failures').length > 0)
    expect(all('[role=alertdialog]')).toEqual([])
    expect(find('.failures').textContent).toContain('Sans réponse du serveur')
    expect(input('weeklyHours').value).toBe('35')
    await click('[data-action=cancel]')
  })

  it('tells once what is true of each of the records that it is made of', async () => {
    const records = [record(7, {}), record(8, { statut: 1 })]
    const gateway = gatewayOf(records, new Map([[1, problem(412)]]))
    await show(counterStatus, gateway, { selected: [1] })
    await click(pencil(0))
    await click('[data-row-key="0"] input[name=isActive]')
    await click('[data-action=save]')
    await confirm(() => all('.failures').length > 0)
    expect(gateway.update).toHaveBeenCalledTimes(2)
    expect(all('.failures li')).toHaveLength(1)
    await click('[data-action=cancel]')
  })

  it('takes back all that was written of it, also what an earlier try had written', async () => {
    const fails = new Map<number, object>([[2, problem(500)]])
    const records = [0, 1].map((statut) => record(7 + statut, { statut }))
    const others = [0, 1].map((statut) => record(9 + statut, { statut, institution: 2 }))
    const gateway = gatewayOf([...records, ...others], fails)
    const { toasts } = await show(counterStatus, gateway, { selected: [1, 2] })
    await click(pencil(0))
    await choose('starter', '4')
    await click('[data-action=save]')
    await confirm(() => all('.failures').length > 0)
    const starters = async () => (await gateway.list('counter', {})).rows.map(({ starter }) => starter)
    expect(await starters()).toEqual([4, 4, 1, 1])
    fails.clear()
    await click('[data-action=save]')
    await confirm(closed)
    expect(await starters()).toEqual([4, 4, 4, 4])
    await act(async () => toasts.state.getState().open.at(-1)?.action?.run())
    await settle(() => toasts.state.getState().open.some(({ tone }) => tone === 'info'))
    expect(gateway.update.mock.calls.map(([, id]) => id)).toEqual([7, 8, 9, 10, 9, 10])
    expect(await starters()).toEqual([1, 1, 1, 1])
  })

  it('does not offer to take back a record that an earlier try has made as if it had only been corrected', async () => {
    const fails = new Map<number, object>([[2, problem(500)]])
    const gateway = gatewayOf(
      [record(9, { institution: 2 }), record(10, { institution: 2, statut: 1 })],
      fails,
    )
    const { toasts } = await show(counterStatus, gateway, { selected: [1, 2] })
    await click(pencil(0))
    await choose('starter', '4')
    await click('[data-action=save]')
    await confirm(() => all('.failures').length > 0)
    fails.clear()
    await choose('starter', '5')
    await click('[data-action=save]')
    await confirm(closed)
    expect((await gateway.list('counter', {})).rows.map(({ starter }) => starter)).toEqual([5, 5, 5, 5])
    expect(gateway.insert).toHaveBeenCalledTimes(2)
    const [told] = toasts.state.getState().open
    expect([told?.tone, told?.action]).toEqual(['success', undefined])
  })

  it('says what somebody else has put there meanwhile, and how to keep or leave what was entered', async () => {
    const gateway = gatewayOf([record(7, {}), record(8, { institution: 2 })])
    await show(counterStatus, gateway, { selected: [1, 2] })
    await click(pencil(0))
    await choose('starter', '4')
    await gateway.update('counter', 8, { starter: 3 }, 1)
    await click('[data-action=save]')
    await confirm(() => all('.stored-now').length > 0)
    await settle(() => find('.failures').textContent?.includes('Mercredi'))
    expect(all('.failures li').map(({ textContent }) => textContent)).toEqual([
      'Clinique des Lilas\u00a0: Quelqu’un d’autre a modifié cette ligne entre-temps. Commence le\u00a0: Mercredi',
    ])
    expect(find('.failures').textContent).toContain('Enregistrez à nouveau pour garder votre saisie')
    await click('[data-action=save]')
    await confirm(() => all('.failures').length === 0)
    expect(gateway.update).toHaveBeenLastCalledWith('counter', 8, { starter: 4 }, 2, expect.anything())
  })
})
