import { expect, it } from 'vitest'
import type { SaveOutcome, WrittenLines } from '#engine/save/outcome.ts'
import { undoOf } from '#engine/save/undo.ts'
import { institutionHasAdmin } from '#schemas/entities/institutionHasAdmin.ts'
import { adminEntity } from '#schemas/tables/admin.ts'
import { jobEntity } from '#schemas/tables/job.ts'
import { publicHolidayEntity } from '#schemas/tables/publicHolidays.ts'
import { scheduleEntity } from '#schemas/tables/schedule.ts'

const row = { id: 7, version: 4 }
const outcome = (...written: Partial<WrittenLines>[]): SaveOutcome => ({
  is: 'saved',
  writes: 1,
  written: written.map((one) => ({ name: 'row', lines: [1], did: 'insert', rows: [row], ids: [7], ...one })),
  failures: [],
  problems: [],
  kept: [],
  left: [],
})
const changes = (...given: Parameters<typeof undoOf>) => undoOf(...given).map(({ change }) => change)

it('removes what was created, each row once', () => {
  const rows = [row, { id: 8, version: 1 }]
  expect(changes(publicHolidayEntity, outcome({ did: 'insertAll', rows, ids: [7, 8] }))).toEqual([
    { do: 'remove', row: { id: 8, version: 1 }, institutions: 'all' },
    { do: 'remove', row, institutions: 'all' },
  ])
})

it('gives a changed row its values back, over the version that the change made', () => {
  const changed = { did: 'update', before: { code: 'M1' } } as const
  expect(changes(scheduleEntity, outcome(changed))).toEqual([{ do: 'update', row, patch: { code: 'M1' } }])
})

it('unties what was tied, and ties what was taken from an institution', () => {
  expect(changes(jobEntity, outcome({ did: 'link', rows: [], ids: [7], institution: 2 }))).toEqual([
    { do: 'remove', row: { id: 7, version: 0 }, institutions: [2] },
  ])
})

it('offers nothing where more followed than can be taken back', () => {
  const gone = {
    did: 'remove',
    rows: [],
    ids: [],
    only: [1],
    before: { id: 7, institution: [1, 2] },
  } as const
  const cases: readonly Parameters<typeof undoOf>[] = [
    // Missions lost their time code.
    [scheduleEntity, outcome(gone)],
    // Institutions were given a row of their own.
    [scheduleEntity, outcome({ did: 'update', before: { code: 'M1' }, only: [1] })],
    // A person was written to, or signed out.
    [adminEntity, outcome({})],
    [institutionHasAdmin, outcome({ did: 'update', before: { isActivated: true } })],
    [institutionHasAdmin, outcome({})],
    // Half of it is not enough.
    [scheduleEntity, outcome({}, { did: 'upsert' })],
  ]
  expect(cases.map((given) => changes(...given))).toEqual(cases.map(() => []))
})
