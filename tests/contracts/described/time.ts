import { changed, created, type DescribedCall, full, listed, removed, search } from './call.ts'

const night = { beginAt: '21:00', endAt: '06:30', break: '00:30', nbWorkedMinutes: 540 }
const soon = new Date(Date.now() + 30 * 86_400_000).toISOString()

/** Time codes, missions, special hours and counters. */
export const time: readonly DescribedCall[] = [
  created('schedule', 'schedule', () => ({ ...night, code: 'N1' })),
  created('institution-has-schedule', 'scheduleLink', ({ schedule, institution }) => ({
    schedule,
    institution,
  })),
  full('schedule', [
    'beginAt',
    'code',
    'endAt',
    'id',
    'interfacingCode',
    'nbWorkedMinutes',
    'institution',
    'isDeleted',
  ]),
  changed(
    'schedule',
    'schedule',
    () => ({ code: 'N2' }),
    ({ institution }) => ({ code: 'N2', institution: [institution] }),
  ),
  changed(
    '/api/schedule',
    'schedule',
    () => ({ code: 'N3' }),
    () => ({ code: 'N3' }),
  ),
  {
    line: 'schedule/upsert-batch: batch, IDInstitution',
    method: 'POST',
    url: '/api/v2/schedule/upsert-batch',
    body: ({ institution }) => ({ batch: [{ ...night, code: 'N4' }], IDInstitution: institution }),
    status: 200,
    keep: 'imported',
    answer: () => ({ data: [{ line: 0, outcome: 'created' }], count: 1 }),
  },
  {
    line: 'CSV import: second call with the ids that were created, to flag them',
    method: 'POST',
    url: '/api/v2/institution-has-schedule/batch',
    body: ({ imported, institution }) => ({ schedules: [imported], institution }),
    status: 200,
    answer: () => ({ data: [{ line: 0, outcome: 'unchanged' }], count: 1 }),
  },
  {
    line: 'institution-has-schedule/batch: schedules, institution',
    method: 'POST',
    url: '/api/v2/institution-has-schedule/batch',
    body: ({ imported }) => ({ schedules: [imported], institution: 1 }),
    status: 200,
    answer: () => ({ data: [{ line: 0, outcome: 'created' }], count: 1 }),
  },
  created('mission', 'mission', ({ schedule, institution }) => ({
    schedule,
    institution,
    beginAt: soon,
    endAt: soon,
    workerType: 0,
  })),
  {
    line: 'mission period read: institution, schedule, rangeBeginAt; selects mission',
    method: 'POST',
    url: '/api/v2/mission',
    body: ({ schedule, institution }) =>
      search({
        select: ['id'],
        query: { institution: [institution], schedule, rangeBeginAt: 'now,now+1 year' },
      }),
    status: 200,
    answer: ({ mission }) => ({ data: [{ id: mission }], count: 1 }),
  },
  changed(
    'mission',
    'mission',
    ({ mission, institution }) => ({ id: mission, schedule: null, institution }),
    () => ({ schedule: null }),
  ),
  removed('schedule', 'schedule'),
  created('specialHour', 'hour', ({ institution, job }) => ({
    idInstitution: institution,
    name: 'Nuit',
    job: [job],
  })),
  listed(
    'specialHour',
    ({ institution }) => ({ institution: [institution] }),
    ({ hour }) => [{ id: hour }],
  ),
  created('specialHourHasService', 'hourService', ({ hour, service }) => ({
    idSpecialHour: hour,
    idService: service,
  })),
  listed(
    'specialHourHasJob',
    ({ hour }) => ({ idSpecialHour: hour }),
    ({ job }) => [{ idJob: job }],
  ),
  listed(
    'special-hour-has-service',
    ({ hour }) => ({ idSpecialHour: hour }),
    ({ service }) => [{ idService: service }],
  ),
  listed(
    'special-hour-has-job',
    ({ hour }) => ({ idSpecialHour: hour }),
    ({ job }) => [{ idJob: job }],
  ),
  removed('specialHourHasService', 'hourService'),
  removed('specialHour', 'hour'),
  listed(
    'specialHourHasJob',
    ({ hour }) => ({ idSpecialHour: hour }),
    () => [],
  ),
  {
    line: 'counter: POST /counter, id negative while it has none',
    method: 'POST',
    url: '/counter-service/counter',
    body: ({ institution }) => ({
      id: -1,
      institution,
      whichCounter: 0,
      limitType: 0,
      status: 0,
      isActive: true,
      starter: 1,
    }),
    status: 201,
    keep: 'counter',
  },
  changed(
    '/counter-service/counter',
    'counter',
    ({ counter }) => ({ id: counter, limitValue: 2880, status: 0 }),
    () => ({
      limitValue: 2880,
      status: 0,
    }),
  ),
  {
    line: 'counter/fetch: idInstitutions, whichCounter, limitType, status',
    method: 'POST',
    url: '/counter-service/counter/fetch',
    body: ({ institution }) => ({ idInstitutions: [institution], whichCounter: 0, limitType: 0, status: 0 }),
    status: 200,
    answer: ({ counter }) => ({ result: [{ id: counter, status: 0, limitValue: 2880 }] }),
  },
  {
    ...full('counter', ['id']),
    body: () => search({ limit: 1000, orderby: [{ columnName: 'id', orientation: 'ASC' }] }),
  },
]
