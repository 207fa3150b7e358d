// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { Gateway, WireRow } from '#renderer/gateway.ts'
import { counterLimit } from '#schemas/tables/counterLimit.ts'
import { counterStatus } from '#schemas/tables/counterStatus.ts'
import { all, click, find, leave, press, problem, settle, showTable, type } from '../list/stage.tsx'

const record = (id: number, more: object): WireRow => ({
  id,
  version: 1,
  institution: 1,
  statut: 0,
  whichCounter: 0,
  limitType: 0,
  isActive: false,
  starter: 1,
  limitValue: null,
  ...more,
})

/** A gateway over records in memory; `fails` says which institution's writes are refused, and with what. */
const gatewayOf = (records: readonly WireRow[], fails = new Map<number, object>()) => {
  let present = [...records]
  const refuse = (institution: unknown) => {
    const found = fails.get(institution as number)
    if (found) throw found
  }
  return {
    list: vi.fn<Gateway['list']>(async () => ({ rows: present, count: present.length })),
    insert: vi.fn<Gateway['insert']>(async (_, row) => {
      refuse(row.institution)
      const made = record(100 + present.length, row)
      present = [...present, made]
      return made
    }),
    update: vi.fn<Gateway['update']>(async (_, id, patch, version) => {
      const before = present.find((row) => row.id === id) as WireRow
      refuse(before.institution)
      const after = { ...before, ...patch, version: version + 1 }
      present = present.map((row) => (row.id === id ? after : row))
      return after
    }),
    remove: vi.fn<Gateway['remove']>(),
    insertAll: vi.fn<Gateway['insertAll']>(),
    link: vi.fn<Gateway['link']>(),
    upsertBatch: vi.fn<Gateway['upsertBatch']>(),
  }
}

const show = async (table: AnyTable, gateway: ReturnType<typeof gatewayOf>, more: object = {}) => {
  const shown = await showTable({ gateway, ...more }, {}, table)
  await settle(() => all('[data-row-key]').length > 0)
  return shown
}
const textOf = (key: number, column: string) =>
  find(`[data-row-key="${key}"] [data-column=${column}] .row-value`).textContent
const pencil = (key: number) => `[data-row-key="${key}"] [data-action=edit]`
const input = (name: string) => find<HTMLInputElement>(`input[name="${name}"]`)
const choose = (name: string, value: string) =>
  act(async () => {
    const select = find<HTMLSelectElement>(`select[name="${name}"]`)
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
const confirm = async (done: () => unknown) => {
  await click('[role=alertdialog] [data-action=confirm]')
  await settle(done)
}
const closed = () => all('[data-action=save]').length === 0

afterEach(leave)

describe('a row edited where it stands', () => {
  it('is read until its pencil is clicked, and its cross and Escape change nothing', async () => {
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
      'lundi',
      '-',
    ])
    for (const giveUp of [() => click('[data-action=cancel]'), () => press(find('select'), 'Escape')]) {
      await click(pencil(0))
      expect(document.activeElement).toBe(find('select[name=isActive]'))
      expect(find<HTMLButtonElement>(pencil(1)).disabled).toBe(true)
      await choose('isActive', 'true')
      await giveUp()
      expect([closed(), textOf(0, 'isActive')]).toEqual([true, 'Inactif'])
      expect(document.activeElement).toBe(find(pencil(0)))
    }
    expect([gateway.insert.mock.calls, gateway.update.mock.calls]).toEqual([[], []])
  })

  it('has no pencil for people who only read', async () => {
    await show(counterStatus, gatewayOf([]), { facts: { level: 2, records: {}, options: {}, flags: {} } })
    expect(all('[data-action=edit]')).toEqual([])
  })

  it('asks before it saves, and writes to each institution and worker type', async () => {
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
    expect(all('select[name=starter] option').length).toBe(32)
    await choose('isActive', 'true')
    await choose('starter', '15')
    await press(find('select[name=starter]'), 'Enter')
    expect(find('[role=alertdialog]').textContent).toContain('2 établissements')
    expect(gateway.update.mock.calls).toEqual([])
    await confirm(closed)
    expect(gateway.update.mock.calls[0]?.slice(0, 4)).toEqual([
      'counter',
      7,
      { isActive: true, starter: 15 },
      1,
    ])
    expect(gateway.insert.mock.calls.map(([, row]) => [row.institution, row.statut, row.starter])).toEqual([
      [1, 1, 15],
      [2, 0, 15],
      [2, 1, 15],
    ])
    expect([textOf(1, 'isActive'), textOf(1, 'starter')]).toEqual(['Actif', 'Jour 15 du mois'])
    expect(document.activeElement).toBe(find(pencil(1)))
  })

  it('keeps what was entered when an institution fails, and does not write again what was written', async () => {
    const fails = new Map([[2, problem(412)]])
    const gateway = gatewayOf(
      [record(7, { limitValue: 600 }), record(8, { institution: 2, limitValue: 600 })],
      fails,
    )
    const { toasts } = await show(counterLimit, gateway)
    const said = () => toasts.history().map(({ tone, text }) => [tone, text])
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
    expect(said()).toEqual([['error', 'Tous les ajouts n’ont pas pu être faits']])
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

  it('takes 0, and what is no number, as no limit', async () => {
    const gateway = gatewayOf(
      [1, 2].flatMap((institution) => [
        record(institution, { institution, limitValue: 600 }),
        record(institution + 2, { institution, limitType: 1, limitValue: 5 }),
      ]),
    )
    await show(counterLimit, gateway)
    await click(pencil(0))
    await type(input('weeklyHours'), 'aucune')
    await type(input('weeklyShifts'), '0')
    await click('[data-action=save]')
    await confirm(closed)
    expect(gateway.update.mock.calls.map(([, , patch]) => patch)).toEqual(
      Array.from({ length: 4 }, () => ({ limitValue: null })),
    )
    expect([textOf(0, 'weeklyHours'), textOf(0, 'weeklyShifts')]).toEqual(['-', '-'])
  })

  it('is given back unfinished when its screen is opened again in the same institutions', async () => {
    const gateway = gatewayOf([])
    await show(counterStatus, gateway)
    await click(pencil(2))
    await choose('isActive', 'true')
    await leave()

    await show(counterStatus, gateway, { selected: [1] })
    expect(closed()).toBe(true)
    await leave()

    await show(counterStatus, gateway, { selected: [2, 1] })
    expect(find('.row-edited').dataset.rowKey).toBe('2')
    expect(find('.restored').textContent).toBe('Voici votre saisie, telle que vous l’aviez laissée.')
    expect(find<HTMLSelectElement>('select[name=isActive]').value).toBe('true')
    await click('[data-action=save]')
    await confirm(closed)
    expect(gateway.insert).toHaveBeenCalledTimes(4)
    await leave()

    await show(counterStatus, gateway)
    expect([closed(), all('.restored'), textOf(2, 'isActive')]).toEqual([true, [], 'Actif'])
  })

  it('is forgotten with its cross, and was never kept while nothing is entered', async () => {
    const giveUp = async () => {
      await choose('isActive', 'true')
      await click('[data-action=cancel]')
    }
    for (const end of [giveUp, async () => undefined]) {
      await show(counterStatus, gatewayOf([]))
      await click(pencil(0))
      await end()
      await leave()
    }
    await show(counterStatus, gatewayOf([]))
    expect(closed()).toBe(true)
  })
})
