// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { counterLimit } from '#schemas/tables/counterLimit.ts'
import { all, click, find, leave, press, type } from '../list/stage.tsx'
import { closed, confirm, gatewayOf, input, pencil, record, show, textOf } from './counters.ts'

afterEach(leave)

describe('limits of counters', () => {
  const limits = () =>
    gatewayOf(
      [1, 2].flatMap((institution) => [
        record(institution, { institution, limitValue: 2880 }),
        record(institution + 2, { institution, limitType: 1, limitValue: 5 }),
      ]),
    )
  const note = (column: string) => find(`.row-edited [data-column=${column}] [data-error-code]`)

  it('takes 0, and an empty field, as no limit [console 5.15]', async () => {
    const gateway = limits()
    await show(counterLimit, gateway)
    await click(pencil(0))
    await type(input('weeklyHours'), '')
    await type(input('weeklyHours-minutes'), '')
    await type(input('weeklyShifts'), '0')
    await click('[data-action=save]')
    await confirm(closed)
    expect(gateway.update.mock.calls.map(([, , patch]) => patch)).toEqual(
      Array.from({ length: 4 }, () => ({ limitValue: null })),
    )
    expect([textOf(0, 'weeklyHours'), textOf(0, 'weeklyShifts')]).toEqual(['-', '-'])
  })

  it('reads 35,5 hours as 35h30 [console 5.15]', async () => {
    const gateway = limits()
    await show(counterLimit, gateway)
    await click(pencil(0))
    await type(input('weeklyHours'), '35,5')
    await press(input('weeklyHours-minutes'), 'Enter')
    expect([input('weeklyHours').value, input('weeklyHours-minutes').value]).toEqual(['35', '30'])
    await confirm(closed)
    expect(gateway.update.mock.calls.map(([, , patch]) => patch)).toEqual(
      Array.from({ length: 2 }, () => ({ limitValue: 2130 })),
    )
    expect(textOf(0, 'weeklyHours')).toBe('35h30')
  })

  it.each(['1 607h30', '1\u00a0607h30', '1\u202f607,5'])(
    'reads %s as it is copied out of a text',
    async (copied) => {
      const gateway = limits()
      await show(counterLimit, gateway)
      await click(pencil(0))
      await type(input('yearlyHours'), copied)
      await press(input('yearlyHours'), 'Enter')
      expect([input('yearlyHours').value, input('yearlyHours-minutes').value]).toEqual(['1607', '30'])
    },
  )

  it.each([
    ['weeklyHours', '9999999', 'Au plus 999\u202f999.'],
    ['weeklyHours', '1 60h00', 'Saisissez un nombre d’heures, par exemple 35h30 ou 35,5.'],
    ['weeklyHours', '-5', 'Au moins 0.'],
    ['weeklyHours', 'aucune', 'Saisissez un nombre d’heures, par exemple 35h30 ou 35,5.'],
    ['weeklyHours', '12 heures', 'Saisissez un nombre d’heures, par exemple 35h30 ou 35,5.'],
    ['weeklyShifts', '12 missions', 'Saisissez un nombre.'],
    ['weeklyShifts', '-5', 'Au moins 0.'],
  ])('keeps what is no number in %s, %s, says so there and asks nothing', async (column, typed, says) => {
    const gateway = limits()
    await show(counterLimit, gateway)
    await click(pencil(0))
    await type(input(column), typed)
    await click('[data-action=save]')
    expect(note(column).textContent).toContain(says)
    expect([input(column).value, all('[role=alertdialog]')]).toEqual([typed, []])
    await click('[data-action=cancel]')
    expect(gateway.update.mock.calls).toEqual([])
  })

  it('names the old and the new value, and the institutions, before it saves', async () => {
    const gateway = limits()
    await show(counterLimit, gateway)
    await click(pencil(0))
    await type(input('weeklyHours'), '35,5')
    await type(input('weeklyShifts'), '0')
    await click('[data-action=save]')
    const said = (column: string) =>
      all(`[role=alertdialog] [data-column=${column}] > *`).map((cell) => cell.textContent)
    expect(said('weeklyHours')).toEqual(['Heures par semaine', '48h00', '35h30'])
    expect(said('weeklyShifts').slice(1)).toEqual(['5', 'vide'])
    expect(all('[role=alertdialog] tbody tr')).toHaveLength(2)
    expect(find('[role=alertdialog] .places').textContent).toBe(
      'Dans\u00a0: CHU de Lyon et Clinique des Lilas',
    )
    await confirm(closed)
    expect(find('.toast').textContent).toContain('CHU de Lyon et Clinique des Lilas')
  })

  describe('where institutions have different ones', () => {
    const differing = () =>
      gatewayOf([
        record(1, { limitType: 1, limitValue: 5 }),
        record(2, { institution: 2, limitType: 1, limitValue: 7 }),
        record(3, { limitValue: 2880 }),
      ])
    const hint = (column: string) => find(`.row-edited [data-column=${column}] .field-note`).textContent

    it.each([['0'], ['']])('lifts them in all when one types "%s" [console 5.15]', async (typed) => {
      const gateway = differing()
      await show(counterLimit, gateway)
      await click(pencil(0))
      expect(hint('weeklyShifts')).toBe('Valeurs différentes')
      await type(input('weeklyShifts'), '9')
      await type(input('weeklyShifts'), typed)
      await click('[data-action=save]')
      expect(hint('weeklyShifts')).toBe('')
      expect(find('[role=alertdialog] [data-column=weeklyShifts] [data-change=after]').textContent).toBe(
        'vide',
      )
      expect(
        find('[role=alertdialog] [data-column=weeklyShifts] [data-change=before]').textContent,
      ).toContain('7')
      await confirm(closed)
      expect(gateway.update.mock.calls.map(([, id, patch]) => [id, patch])).toEqual([
        [1, { limitValue: null }],
        [2, { limitValue: null }],
      ])
      expect(textOf(0, 'weeklyShifts')).toBe('-')
    })

    it('leaves them where nothing is typed', async () => {
      const gateway = differing()
      await show(counterLimit, gateway)
      await click(pencil(0))
      await type(input('rollingWeekShifts'), '3')
      await click('[data-action=save]')
      expect(all('[role=alertdialog] tbody tr')).toHaveLength(1)
      await click('[role=alertdialog] [data-action=cancel]')
      await click('[data-action=cancel]')
      expect(gateway.update.mock.calls).toEqual([])
    })
  })
})
