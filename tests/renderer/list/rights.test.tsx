// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { level, nobody, permitted } from '#dsl'
import type { AccessRules } from '#dsl/entities/access.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { mayWrite } from '#engine/access/mayWrite.ts'
import type { Person } from '#engine/access/places.ts'
import { schedule } from '#schemas/tables/schedule.ts'
import { all, codesGateway, leave, press, rowOf, showTable } from './stage.tsx'

/** Somebody who has the permission in the first of the two institutions selected. */
const someone: Person = { id: 7, level: 3, institutions: [1, 2], permissions: { 1: ['accessSettings'] } }

const settings = permitted('accessSettings')
const show = async (access: Partial<AccessRules>, selected = [1, 2]) => {
  const entity = { ...schedule.entity, access: { ...schedule.entity.access, ...access } }
  const table: AnyTable = { ...schedule, entity }
  const gateway = codesGateway([
    rowOf(1, { institution: [1] }),
    rowOf(2, { institution: [2] }),
    rowOf(3, { institution: [1, 2] }),
  ])
  await showTable(
    {
      gateway,
      selected,
      facts: { level: someone.level, records: {}, options: {}, flags: {} },
      mayWrite: (_, operation, institutions) => mayWrite(entity, someone, operation, institutions),
    },
    {},
    table,
  )
}
const offered = (action: string) => all(`.screen-head [data-action=${action}]`).length
const rowsWith = (action: string) =>
  all(`[data-action=${action}]`).flatMap((one) => one.closest<HTMLElement>('[data-row-id]')?.dataset.rowId)

afterEach(leave)

describe('a table whose access names a permission has for whoever has it', () => {
  it('what adds, changes and removes rows, in the institutions where they have it', async () => {
    await show({ insert: settings, update: settings, remove: settings }, [1])
    expect(offered('add')).toBe(1)
    expect(all('[data-action=import-csv]')).toHaveLength(1)
    expect(all('.only-reads')).toHaveLength(0)
    expect([rowsWith('edit'), rowsWith('delete')]).toEqual([
      ['1', '3'],
      ['1', '3'],
    ])
  })

  it('buttons at the rows that are theirs alone, where other institutions are selected besides', async () => {
    await show({ insert: settings, update: settings, remove: settings })
    expect(offered('add')).toBe(0)
    expect([rowsWith('edit'), rowsWith('delete')]).toEqual([['1'], ['1']])
    expect(all('.only-reads').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Lecture seule dans\u00a0: Clinique des Lilas.*ne sélectionnez que les autres/),
    ])
    const other = all('[data-row-id="2"]')[0]
    if (other) await press(other, 'Delete')
    expect(all('[role=alertdialog]')).toHaveLength(0)
  })

  it('nothing but what it names', async () => {
    await show({ insert: level(1), update: settings, remove: nobody }, [1])
    expect([offered('add'), rowsWith('edit'), rowsWith('delete')]).toEqual([0, ['1', '3'], []])
    await leave()
    await show({ insert: settings, update: level(1), remove: settings }, [1])
    expect([offered('add'), rowsWith('edit'), rowsWith('delete')]).toEqual([1, [], ['1', '3']])
  })
})

describe('a list that a person only reads says so, since nothing else tells why it has no buttons', () => {
  const said = () => all('.only-reads').map(({ textContent }) => textContent)
  const by = (access: AccessRules['insert']) => ({ insert: access, update: access, remove: access })

  it('where their rights do not reach so far, in whichever institutions', async () => {
    await show(by(level(1)))
    expect(said()).toEqual([expect.stringMatching(/^Lecture seule\u00a0: vos droits/)])
    await leave()
    await show(by(settings), [2])
    expect(said()).toEqual([expect.stringMatching(/^Lecture seule\u00a0: vos droits/)])
  })

  it('where nobody changes it here', async () => {
    await show(by(nobody))
    expect(said()).toEqual([expect.stringMatching(/^Lecture seule\u00a0: cette liste ne se modifie pas/)])
  })

  it('not where no institution is selected, of which nothing is listed', async () => {
    await show(by(level(1)), [])
    expect(said()).toEqual([])
  })
})
