// @vitest-environment jsdom

import { afterEach, describe, expect, it, vi } from 'vitest'
import { catalogue } from '#schemas'
import { specialHour } from '#schemas/tables/specialHour.ts'
import { until } from '../../until.ts'
import { stageGateway } from '../stageGateway.ts'
import { openForm, paste, pasteBlock } from './pasteStage.tsx'
import { all, click, control, leave } from './screen.tsx'

afterEach(leave)

const checked = (name: string) => control(0, name).checked
const now = () => [
  control(0, 'name').value,
  checked('isDayMission'),
  checked('isSunday'),
  checked('isPublicHoliday'),
  control(0, 'seniorityShouldBeMoreThan').value,
  control(0, 'seniorityShouldBeLessThan').value,
]
const EMPTY = ['', false, false, false, '', '']
const remarks = () => all('[data-remark]').map((one) => [one.dataset.remark, one.textContent])
const row = {
  id: 7,
  version: 3,
  institution: 1,
  name: 'Dimanche',
  isDayMission: false,
  isSunday: true,
  isPublicHoliday: false,
  seniorityShouldBeMoreThan: 1,
  seniorityShouldBeLessThan: null,
  job: [],
  service: [],
}

describe('cells pasted into a form that makes one row', () => {
  it('fill its fields from the one pasted into on, across its categories, and are taken back in one step', async () => {
    await openForm(specialHour)
    await pasteBlock(control(0, 'name'), 'Nuit\tOui\tNon\tx\t2\t10')
    expect(now()).toEqual(['Nuit', true, false, true, '2', '10'])
    await click('[data-action=undo-paste]')
    expect(now()).toEqual(EMPTY)
    await pasteBlock(control(0, 'isPublicHoliday'), 'oui\t3')
    expect(now()).toEqual(['', false, false, true, '3', ''])
  })

  it('fill the fields that a header names, and say what names none', async () => {
    await openForm(specialHour)
    await pasteBlock(control(0, 'name'), 'Ancienneté au-delà de\tCouleur\tNom\n4\trouge\tFériés')
    expect(now()).toEqual(['Fériés', false, false, false, '4', ''])
    expect(remarks()).toEqual([['unknown', '« Couleur » : aucun champ ne porte ce titre.']])
  })

  it('are no header where the first is called as a column is, and the other is a value', async () => {
    await openForm(specialHour)
    await pasteBlock(control(0, 'name'), 'Dimanche\toui\nNuit\tnon')
    expect(now()).toEqual(['Dimanche', true, false, false, '', ''])
  })

  it('of further rows follow in further forms where rows are made', async () => {
    const gateway = stageGateway(catalogue)
    await openForm(specialHour, { gateway })
    await pasteBlock(control(0, 'name'), 'Nuit\toui\nJour\tnon')
    expect(now()).toEqual(['Nuit', true, false, false, '', ''])
    expect(remarks()).toEqual([
      [
        'over',
        '1 ligne n’a pas trouvé de place : le formulaire en tient 1 au plus. Elle suivra dès que ce formulaire sera enregistré : « Jour ».',
      ],
    ])
    await click('[data-action=save]')
    await until(() => expect(now()).toEqual(['Jour', false, false, false, '', '']))
    expect(new Set(gateway.insert.mock.calls.map(([, { name }]) => name))).toEqual(new Set(['Nuit']))
  })

  it('of further rows go nowhere where one row is modified, which is said', async () => {
    const onClose = vi.fn()
    const gateway = stageGateway(catalogue, { specialHour: [row] })
    await openForm(specialHour, { gateway }, { row, onClose })
    await pasteBlock(control(0, 'name'), 'Nuit\toui\nJour\tnon')
    expect(remarks()).toEqual([
      ['over', '1 ligne n’a pas trouvé de place : le formulaire en tient 1 au plus.'],
    ])
    await click('[data-action=save]')
    await click('[role=alertdialog] [data-action=confirm]')
    await until(() => expect(onClose).toHaveBeenCalled())
    expect(gateway.update.mock.calls[0]?.[2]).toEqual({ name: 'Nuit', isDayMission: true })
  })

  it('that are one text of several lines are left to the browser', async () => {
    await openForm(specialHour)
    expect(await paste(control(0, 'name'), 'Nuit\net jour')).toBe(true)
  })
})
