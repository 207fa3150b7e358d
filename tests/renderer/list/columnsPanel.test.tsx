// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import type { AnyTable } from '#dsl/tables/table.ts'
import { payCode } from '#schemas/tables/payCode.ts'
import { schedule } from '#schemas/tables/schedule.ts'
import { all, click, codesGateway, find, leave, rowOf, settle, showTable } from './stage.tsx'

afterEach(leave)

const show = async (selected: readonly number[], table: AnyTable = schedule) => {
  await showTable({ gateway: codesGateway([rowOf(1)]), selected }, {}, table)
  await click('[data-widget=list-columns] > button')
  await settle(() => all('[data-panel=columns] li').length > 0)
}
/** The columns in the order of the panel: ticked or not, and whether that can be changed. */
const boxes = () =>
  all('[data-panel=columns] li').map((line) => {
    const box = line.querySelector('input')
    return [line.textContent, box?.checked, box?.disabled]
  })
const named = (label: string) => boxes().filter(([text]) => text === label)

describe('the panel of columns', () => {
  it('says that a list of several institutions tells where its rows are, and why that stays', async () => {
    await show([1, 2])
    expect(boxes().slice(0, 3)).toEqual([
      ['Code', true, false],
      ['Établissement', true, true],
      ['Début', true, false],
    ])
    expect(named('Établissement')).toHaveLength(1)
    const box = find('[data-panel=columns] input:disabled')
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'La colonne « Établissement » reste affichée tant que plusieurs établissements sont sélectionnés.',
    )
  })

  it('says so too where a row has one institution', async () => {
    await show([1, 2], payCode)
    expect(named('Établissement')).toEqual([['Établissement', true, true]])
  })

  it('leaves it to the person where the table names them, and says nothing of one institution', async () => {
    const naming = { ...schedule, list: { ...schedule.list, columns: ['code', 'institution'] } }
    await show([1, 2], naming)
    expect(named('Établissement')).toEqual([['Établissement', true, false]])
    expect(find('[data-panel=columns]').textContent).not.toContain('reste affichée')
    await leave()
    await show([1])
    expect(named('Établissement')).toEqual([])
  })
})
