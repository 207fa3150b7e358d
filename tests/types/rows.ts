import type { Schedule } from '#schemas/tables/schedule.ts'

const row: Schedule = {
  id: 1,
  version: 1,
  code: 'a',
  beginAt: '07:00',
  endAt: '08:00',
  break: null,
  nbWorkedMinutes: 3,
  interfacingCode: null,
  isDeleted: false,
}
// @ts-expect-error
const wrong: Schedule['nbWorkedMinutes'] = 'x'
// @ts-expect-error
const wrong2: Schedule['code'] = null

export { row, wrong, wrong2 }
