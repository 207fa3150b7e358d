// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { counterLimit } from '#schemas/tables/counterLimit.ts'
import { counterStatus } from '#schemas/tables/counterStatus.ts'
import { all, click, find, leave, press, settle, type } from '../list/stage.tsx'
import { problem } from '../problem.ts'
import { closed, confirm, gatewayOf, input, pencil, record, show, textOf } from './counters.ts'

afterEach(leave)

/** Who comes back. */
const person = 7001

describe('a row edited where it stands', () => {
  it('is read until its pencil is clicked, and its cross and Escape change nothing [console 2.2.19, console 2.3.12]', async () => {
    const gateway = gatewayOf([])
    await show(counterStatus, gateway)
    expect(all('[data-row-id]').map((row) => row.dataset.rowId)).toEqual([
      '-1',
      '-2',
      '-3',
      '-4',
      '-5',
      '-6',
      '-7',
      '-8',
    ])
    expect(all('select, input')).toEqual([])
    expect([textOf(0, 'isActive'), textOf(0, 'starter'), textOf(3, 'starter')]).toEqual([
      'Inactif',
      'Lundi',
      '-',
    ])
    for (const giveUp of [
      () => click('[data-action=cancel]'),
      () => press(find('[name=isActive]'), 'Escape'),
    ]) {
      await click(pencil(0))
      expect(document.activeElement).toBe(find('[name=isActive]'))
      expect(find(pencil(1)).dataset.tip).toBe('Enregistrez ou annulez d’abord la ligne en cours')
      await click(pencil(1))
      expect(find('[name=isActive]').closest('tr')).toBe(find('[data-row-id="-1"]'))
      await click('[name=isActive]')
      await giveUp()
      expect([closed(), textOf(0, 'isActive')]).toEqual([true, 'Inactif'])
      expect(document.activeElement).toBe(find(pencil(0)))
    }
    expect([gateway.insert.mock.calls, gateway.update.mock.calls]).toEqual([[], []])
  })

  it('stays open after a double click on its pencil, in whose place the cross stands', async () => {
    await show(counterStatus, gatewayOf([]))
    await click(pencil(0))
    const cross = find('[data-action=cancel]')
    await act(async () => cross.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 })))
    expect(closed()).toBe(false)
  })

  it('has no pencil for people who only read', async () => {
    await show(counterStatus, gatewayOf([]), { facts: { level: 2, records: {}, options: {}, flags: {} } })
    expect(all('[data-action=edit]')).toEqual([])
  })

  it('asks before it saves, and writes to each institution and worker type [console 2.3.12, console 7.3.15]', async () => {
    const known = record(7, { whichCounter: 1, starter: 5 })
    const gateway = gatewayOf([known])
    await show(counterStatus, gateway)
    expect(find('[data-row-key="1"] [data-column=starter] summary').textContent).toBe('Valeurs différentes')
    expect(all('[data-row-key="1"] [data-column=starter] li').map((one) => one.textContent)).toEqual([
      'CHU de Lyon\u00a0: Jour 5 du mois / Jour 1 du mois',
      'Clinique des Lilas\u00a0: Jour 1 du mois',
    ])
    expect(textOf(1, 'isActive')).toBe('Inactif')
    await click(pencil(1))
    await click('[name=isActive]')
    await settle(() => input('starter').dataset.part === 'input')
    await type(input('starter'), '22')
    await settle(() => all('[role=option]').length === 1)
    await press(input('starter'), 'Enter')
    expect(input('starter').value).toBe('22')
    await press(input('starter'), 'Enter')
    expect(find('[role=alertdialog]').textContent).toContain('2 établissements')
    expect(gateway.update.mock.calls).toEqual([])
    await confirm(closed)
    expect(gateway.update.mock.calls[0]?.slice(0, 4)).toEqual([
      'counter',
      7,
      { isActive: true, starter: 22 },
      1,
    ])
    expect(gateway.insert.mock.calls.map(([, row]) => [row.institution, row.statut, row.starter])).toEqual([
      [1, 1, 22],
      [2, 0, 22],
      [2, 1, 22],
    ])
    expect([textOf(1, 'isActive'), textOf(1, 'starter')]).toEqual(['Actif', 'Jour 22 du mois'])
    expect(document.activeElement).toBe(find(pencil(1)))
  })

  it('names the institution whose value was refused, where another one has taken it', async () => {
    const details = [{ column: 'limitValue', code: 406 }]
    const gateway = gatewayOf(
      [record(7, { limitValue: 600 }), record(8, { institution: 2, limitValue: 600 })],
      new Map([[2, problem(400, { details })]]),
    )
    await show(counterLimit, gateway)
    await click(pencil(0))
    await type(input('weeklyHours'), '35')
    await click('[data-action=save]')
    await confirm(() => all('.failures').length > 0)
    expect(find('.failures').textContent).toContain('Clinique des Lilas')
    await click('[data-action=cancel]')
  })

  it('keeps what was entered when an institution fails, and does not write again what was written', async () => {
    const fails = new Map([[2, problem(412)]])
    const gateway = gatewayOf(
      [record(7, { limitValue: 600 }), record(8, { institution: 2, limitValue: 600 })],
      fails,
    )
    const { toasts } = await show(counterLimit, gateway)
    const said = () => toasts.state.getState().history.map(({ tone, text }) => [tone, text])
    expect([textOf(0, 'weeklyHours'), textOf(0, 'monthlyHours'), textOf(0, 'weeklyShifts')]).toEqual([
      '10h00',
      '-',
      '-',
    ])
    await click(pencil(0))
    await type(input('weeklyHours'), '35')
    await type(input('weeklyHours-minutes'), '30')
    await click('[data-action=save]')
    await confirm(() => all('.failures').length > 0)
    expect(find('.failures').textContent).toContain('Clinique des Lilas')
    expect(said()).toEqual([
      [
        'error',
        'Tout n’a pas pu être enregistré\u00a0: 1\u00a0sur 2. Ce qui manque est resté dans les champs.',
      ],
    ])
    expect([input('weeklyHours').value, input('weeklyHours-minutes').value]).toEqual(['35', '30'])
    fails.clear()
    await click('[data-action=save]')
    await confirm(closed)
    expect(said().map(([tone]) => tone)).toEqual(['success', 'error'])
    expect(gateway.update.mock.calls.map(([, id, patch]) => [id, patch])).toEqual([
      [7, { limitValue: 2130 }],
      [8, { limitValue: 2130 }],
      [8, { limitValue: 2130 }],
    ])
    expect(textOf(0, 'weeklyHours')).toBe('35h30')
  })

  it('is given back unfinished when its screen is opened again in the same institutions', async () => {
    const gateway = gatewayOf([])
    await show(counterStatus, gateway, { person })
    await click(pencil(2))
    await click('[name=isActive]')
    await leave()

    await show(counterStatus, gateway, { person, selected: [1] })
    expect(closed()).toBe(true)
    await leave()

    await show(counterStatus, gateway, { person, selected: [2, 1] })
    expect(find('.row-edited').dataset.rowKey).toBe('2')
    expect(find('.restored').textContent).toBe('Voici votre saisie, telle que vous l’aviez laissée.')
    expect(find<HTMLInputElement>('[name=isActive]').checked).toBe(true)
    await click('[data-action=save]')
    await confirm(closed)
    expect(gateway.insert).toHaveBeenCalledTimes(4)
    await leave()

    await show(counterStatus, gateway, { person })
    expect([closed(), all('.restored'), textOf(2, 'isActive')]).toEqual([true, [], 'Actif'])
  })

  it('is forgotten with its cross, and was never kept while nothing is entered', async () => {
    const giveUp = async () => {
      await click('[name=isActive]')
      await click('[data-action=cancel]')
    }
    for (const end of [giveUp, async () => undefined]) {
      await show(counterStatus, gatewayOf([]), { person })
      await click(pencil(0))
      await end()
      await leave()
    }
    await show(counterStatus, gatewayOf([]), { person })
    expect(closed()).toBe(true)
  })
})
