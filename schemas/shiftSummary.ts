import { tag } from '#dsl'

/** What the summary of a shift may speak of, in the order of the screen. Source: specification §3 (shift, worker). */
export const shiftSummary = [
  tag('institutionName', { entity: 'institution', column: 'name', required: true }),
  tag('serviceName', { entity: 'service', column: 'name', required: true }),
  tag('poleName', { entity: 'pole', column: 'name' }),
  tag('jobName', { entity: 'job', column: 'name', required: true }),
  tag('specialtyName', { entity: 'specialty', column: 'name' }),
  tag('beginAt', { entity: 'mission', column: 'beginAt', required: true }),
  tag('endAt', { entity: 'mission', column: 'endAt', required: true }),
  tag('timeCode', { entity: 'schedule', column: 'code' }),
  tag('break', { entity: 'schedule', column: 'break' }),
  tag('motifName', { entity: 'motif', column: 'name' }),
  tag('workerFirstName', { required: true }),
  tag('workerLastName', { required: true }),
]
