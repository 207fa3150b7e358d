import { expect, test } from 'vitest'
import { payrollFileName } from '#protocol/services/payroll.ts'

const october = { beginAt: 1_790_812_800, endAt: 1_793_491_199 }

test('what programs mean something else by is in no name of a payroll file, nor words without end', () => {
  const name = payrollFileName(
    { ...october, filename: '../=export;' },
    `Lac "A"/${'x'.repeat(99)}`,
    'exported',
  )
  expect(name).not.toMatch(/[="/;]/)
  expect(name).toMatch(/^\.\. export-Lac[ ]+A x+-2026-10-01-2026-10-31\.csv$/)
  expect(name.length).toBeLessThan(110)
})
