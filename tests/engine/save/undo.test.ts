import { expect, it } from 'vitest'
import { removed as onRemoval, signsOut, unlink } from '#dsl'
import type { SaveOutcome, WrittenLines } from '#engine/save/outcome.ts'
import { planUndo, undoOf } from '#engine/save/undo.ts'
import type { Values } from '#protocol/row.ts'
import { institutionChronos } from '#schemas/entities/institutionChronos.ts'
import { institutionHasAdmin } from '#schemas/entities/institutionHasAdmin.ts'
import { adminEntity } from '#schemas/tables/admin.ts'
import { agencySubscriptionEntity } from '#schemas/tables/interim.ts'
import { jobEntity } from '#schemas/tables/job.ts'
import { publicHolidayEntity } from '#schemas/tables/publicHolidays.ts'
import { schedule, scheduleEntity } from '#schemas/tables/schedule.ts'

const row = { id: 7, version: 4 }
const outcome = (...written: Partial<WrittenLines>[]): SaveOutcome => ({
  is: 'saved',
  writes: 1,
  written: written.map((one) => ({ name: 'row', lines: [1], did: 'insert', rows: [row], ids: [7], ...one })),
  standing: [],
  failures: [],
  problems: [],
  kept: [],
  left: [],
})
const changes = (...given: Parameters<typeof undoOf>) =>
  planUndo(given[0], undoOf(...given)).map(({ change }) => change)

it('removes what was created, the rows of an institution together', () => {
  const rows = [1, 2, 1].map((institution, n) => ({ id: n, version: 1, institution }))
  expect(changes(publicHolidayEntity, outcome({ did: 'insertAll', rows, ids: [0, 1, 2] }))).toEqual([
    {
      do: 'removeAll',
      lines: [
        { lineId: 0, row: rows[2] },
        { lineId: 2, row: rows[0] },
      ],
      institutions: 'all',
    },
    { do: 'removeAll', lines: [{ lineId: 1, row: rows[1] }], institutions: 'all' },
  ])
})

it('gives a changed row its values back, over the version that the change made', () => {
  const changed = { did: 'update', before: { code: 'M1' } } as const
  const lines = [{ lineId: 0, row, patch: { code: 'M1' } }]
  expect(changes(scheduleEntity, outcome(changed))).toEqual([{ do: 'updateAll', lines }])
})

it('brings back what was removed, without what somebody else had removed before', () => {
  const gone = { did: 'remove', only: 'all' } as const
  const before = { ...row, date: '2026-12-25', institution: 1 }
  const own = { ...gone, before }
  expect(changes(publicHolidayEntity, outcome(gone, own))).toEqual([
    { do: 'insert', body: { date: '2026-12-25', institution: 1 } },
  ])
  expect(changes(publicHolidayEntity, outcome(gone))).toEqual([])
})

it('takes away the links that were made, each as it was made, and ties what was taken from an institution', () => {
  const tied = [2, 3].map(
    (institution) =>
      ({
        did: 'link',
        rows: [],
        ids: [7],
        institution,
        links: [{ id: 10 + institution, version: 1, row: 7 }],
      }) as const,
  )
  // Missions of the coming year keep a time code where they are, so that none has to be given back to them.
  for (const entity of [jobEntity, scheduleEntity])
    expect(changes(entity, outcome(...tied))).toEqual(
      [3, 2].map((institution, lineId) => ({
        do: 'removeAll',
        of: 'links',
        lines: [{ lineId, row: { id: 10 + institution, version: 1 } }],
        institutions: 'all',
      })),
    )
  const before = { id: 7, version: 1, institution: [1, 2, 3] }
  const gone = { did: 'remove', rows: [], ids: [], only: [2, 3], before } as const
  expect(changes(jobEntity, outcome(gone))).toEqual([
    { do: 'link', ids: [7], institution: 3 },
    { do: 'link', ids: [7], institution: 2 },
  ])
})

const removed = (before: Values, only: readonly number[] | 'all'): Partial<WrittenLines> => ({
  did: 'remove',
  rows: [],
  ids: [],
  only,
  before: { id: 7, version: 3, ...before },
})

it('makes a row again that is gone, where it was', () => {
  const day = { date: '2027-05-01', institution: 2 }
  expect(changes(publicHolidayEntity, outcome(removed(day, 'all')))).toEqual([{ do: 'insert', body: day }])
  const code = { code: 'M1', beginAt: '06:00', endAt: '14:00', break: null, interfacingCode: null }
  const row = { ...code, nbWorkedMinutes: 480, isDeleted: false, institution: [1, 2] }
  const gone = outcome(removed(row, [1, 2]))
  // Missions may have lost their time code: it is known that there were none, or the row stays gone.
  expect(changes(scheduleEntity, gone)).toEqual([])
  expect(changes(scheduleEntity, gone, schedule.confirm.remove?.counts)).toEqual([
    { do: 'insert', body: { ...code, institution: [1, 2] } },
  ])
})

it('does not make a row again of which it knows a part, or whose secret it does not', () => {
  expect(changes(publicHolidayEntity, outcome(removed({ institution: 2 }, 'all')))).toEqual([])
  const connection = Object.fromEntries(Object.keys(institutionChronos.columns).map((name) => [name, 'x']))
  expect(changes(institutionChronos, outcome(removed(connection, 'all')))).toEqual([])
})

it('offers nothing where more followed than can be taken back', () => {
  const gone = {
    did: 'remove',
    rows: [],
    ids: [],
    only: [1],
    before: { id: 7, institution: [1, 2] },
  } as const
  const links = [{ id: 9, version: 1, row: 7 }]
  const tied = { did: 'link', rows: [], ids: [7], institution: 2, links } as const
  const subscription = Object.fromEntries(
    Object.keys(agencySubscriptionEntity.columns).map((name) => [name, 'x']),
  )
  const cases: readonly Parameters<typeof undoOf>[] = [
    // Missions lost their time code.
    [scheduleEntity, outcome(gone)],
    // Institutions were given a row of their own.
    [scheduleEntity, outcome({ did: 'update', before: { code: 'M1' }, only: [1] })],
    // A person was written to, or signed out.
    [adminEntity, outcome({})],
    [institutionHasAdmin, outcome({ did: 'update', before: { isActivated: true } })],
    [institutionHasAdmin, outcome({})],
    // Nobody knows here what the password was.
    [institutionChronos, outcome({ did: 'update', before: { url: 'https://a.example', password: null } })],
    // To untie would sign somebody out.
    [{ ...jobEntity, on: [onRemoval(unlink('stays'), signsOut('id'))] }, outcome(tied)],
    // Whoever gets or loses an account somewhere is told.
    [adminEntity, outcome(tied)],
    // Somebody else had tied it.
    [jobEntity, outcome({ ...tied, links: [] })],
    // A service holds it.
    [agencySubscriptionEntity, outcome(removed(subscription, [1]))],
    // Half of it is not enough.
    [scheduleEntity, outcome({}, { did: 'upsert' })],
  ]
  expect(cases.map((given) => changes(...given))).toEqual(cases.map(() => []))
})

it('takes rows that were tied from those institutions, once they have their values back', () => {
  const tied = { ...row, institution: [1, 2] }
  const written = outcome(
    { did: 'update', rows: [tied], before: { code: 'M1' } },
    { did: 'tie', rows: [tied], only: [2] },
  )
  const [update, removal, ...others] = planUndo(scheduleEntity, undoOf(scheduleEntity, written))
  expect(update?.change).toMatchObject({ do: 'updateAll', lines: [{ patch: { code: 'M1' } }] })
  // The values come back first, which makes another version of the row.
  const change = { do: 'removeAll', institutions: [2], anyVersion: true }
  expect(removal).toMatchObject({ after: update?.name, change })
  expect(others).toEqual([])
})
