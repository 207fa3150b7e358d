import { describe, expect, test } from 'vitest'
import { pivot, view } from '#dsl'
import { checkPivot } from '#dsl/checks/pivots.ts'
import type { AnyPivot } from '#dsl/tables/pivot.ts'
import { pivotRows, pivotWrites } from '#engine/pivot.ts'
import type { WireRow } from '#protocol/row.ts'
import { counterEntity } from '#schemas/entities/counter.ts'
import { adminEntity } from '#schemas/tables/admin.ts'
import { counterLimit } from '#schemas/tables/counterLimit.ts'
import { counterStatus } from '#schemas/tables/counterStatus.ts'

const status = counterStatus.source!
const limits = counterLimit.source!

let last = 0
const record = (of: object): WireRow => ({
  id: ++last,
  version: 3,
  institution: 1,
  statut: 0,
  whichCounter: 0,
  limitType: 0,
  isActive: false,
  starter: 1,
  limitValue: null,
  ...of,
})

describe('rows made of records [console 4.14, console 3.1.22]', () => {
  test('there is one for each combination, with defaults and a negative id where nothing was ever saved', () => {
    const { rows, differing } = pivotRows(status, [], [1, 2])
    expect(rows.map(({ counterLimitType, whichCounter }) => [counterLimitType, whichCounter])).toEqual(
      [0, 1].flatMap((type) => [0, 1, 2, 4].map((period) => [type, period])),
    )
    expect(rows.map(({ id }) => id)).toEqual([-1, -2, -3, -4, -5, -6, -7, -8])
    for (const row of rows) expect(row).toMatchObject({ isActive: false, starter: 1 })
    expect(differing.size).toBe(0)
  })

  test('show what all institutions and worker types share, and tell what differs, where', () => {
    const both = [0, 1].map((statut) => record({ statut, isActive: true, starter: 4 }))
    const one = pivotRows(status, both, [1])
    expect(one.rows[0]).toMatchObject({ id: both[0]?.id, isActive: true, starter: 4 })
    const two = pivotRows(status, [...both, record({ institution: 2, isActive: true, starter: 4 })], [1, 2])
    expect(two.rows[0]).toMatchObject({ isActive: null, starter: null })
    const told = two.differing.get(both[0]?.id ?? 0)?.isActive
    expect(told?.map(({ institution, value }) => [institution, value])).toEqual([
      [1, true],
      [1, true],
      [2, true],
      [2, false],
    ])
  })

  test('take each cell from the record at its own period and type', () => {
    const records = [
      record({ limitValue: 2100 }),
      record({ whichCounter: 4, limitValue: 2880 }),
      record({ limitType: 1, limitValue: 5 }),
      record({ statut: 1, limitType: 1, whichCounter: 2, limitValue: 180 }),
    ]
    const { rows } = pivotRows(limits, records, [1])
    expect(rows[0]).toMatchObject({ weeklyHours: 2100, rollingWeekHours: 2880, weeklyShifts: 5 })
    expect(rows[0]).toMatchObject({ monthlyHours: null, yearlyShifts: null })
    expect(rows[1]).toMatchObject({ workerType: 1, weeklyHours: null, yearlyShifts: 180 })
  })
})

describe('saving such a row [console 7.3.15]', () => {
  test('changes the record of each institution and worker type, and creates it where there is none', () => {
    const known = record({ starter: 5 })
    const [row] = pivotRows(status, [known], [1, 2]).rows
    const writes = pivotWrites(status, row!, { isActive: true, starter: 2 }, [known], [1, 2])
    expect(writes.map(({ institution, record: of, body }) => [institution, of?.id, body])).toEqual([
      [1, known.id, { isActive: true, starter: 2 }],
      ...[
        [1, 1],
        [2, 0],
        [2, 1],
      ].map(([institution, statut]) => [
        institution,
        undefined,
        { institution, statut, whichCounter: 0, limitType: 0, isActive: true, starter: 2 },
      ]),
    ])
  })

  test('writes nothing that is so already: what was written before a failure is not written again', () => {
    const records = [0, 1].map((statut) => record({ statut, isActive: true }))
    const [row] = pivotRows(status, records, [1, 2]).rows
    const writes = pivotWrites(status, row!, { isActive: true }, records, [1, 2])
    expect(writes.map(({ institution }) => institution)).toEqual([2, 2])
    expect(pivotWrites(status, row!, {}, records, [1, 2])).toEqual([])
  })

  test('takes a limit away with null, and says which column of the screen a record’s column is', () => {
    const known = record({ whichCounter: 1, limitValue: 60 })
    const [row] = pivotRows(limits, [known], [1]).rows
    const writes = pivotWrites(limits, row!, { monthlyHours: null, yearlyShifts: 9 }, [known], [1])
    expect(writes.map(({ body, shownAs }) => [body.limitValue, shownAs.limitValue])).toEqual([
      [null, 'monthlyHours'],
      [9, 'yearlyShifts'],
    ])
  })
})

test('a pivot whose cells cannot be told apart is refused', () => {
  const of = (made: AnyPivot) => () => checkPivot('shown', made)
  expect(of(pivot(counterEntity, { rows: { a: 'starter' }, cells: { b: { value: 'isActive' } } }))).toThrow(
    /no values/,
  )
  const cells = { a: { value: 'isActive' }, b: { value: 'starter', at: { statut: 0 } } } as const
  expect(of(pivot(counterEntity, { rows: { c: 'limitType' }, cells }))).toThrow(/told apart/)
  const several = {
    rows: { c: 'limitType', w: 'whichCounter' },
    cells: { a: { value: 'isActive' } },
  } as const
  expect(of(pivot(counterEntity, several))).toThrow('several records of counter stand behind a cell')
  expect(of(pivot(counterEntity, { ...several, across: ['statut'] }))).not.toThrow()
  expect(of(pivot(adminEntity, { rows: { c: 'lang' }, cells: { a: { value: 'user' } } }))).toThrow(
    'admin: pivoted records belong to one institution',
  )
  expect(view('shown', counterEntity, { columns: {}, label: '' as never }).access).toBe(counterEntity.access)
})
