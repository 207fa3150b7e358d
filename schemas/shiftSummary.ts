import { tag } from '#dsl'

/** What the summary of a shift may speak of, in the order of the screen. Source: specification §3 (shift, worker). */
export const shiftSummary = [
  tag('institutionName', {
    entity: 'institution',
    column: 'name',
    required: true,
    sample: 'Centre hospitalier du Lac',
  }),
  tag('serviceName', { entity: 'service', column: 'name', required: true, sample: 'Urgences' }),
  tag('poleName', { entity: 'pole', column: 'name', sample: 'Médecine' }),
  tag('jobName', { entity: 'job', column: 'name', required: true, sample: 'Infirmier' }),
  tag('specialtyName', { entity: 'specialty', column: 'name', sample: 'Réanimation' }),
  tag('beginAt', { entity: 'mission', column: 'beginAt', required: true, sample: '21/11/2026 07:00' }),
  tag('endAt', { entity: 'mission', column: 'endAt', required: true, sample: '21/11/2026 19:00' }),
  tag('timeCode', { entity: 'schedule', column: 'code', sample: 'J12' }),
  tag('break', { entity: 'schedule', column: 'break', sample: '00:45' }),
  tag('motifName', { entity: 'motif', column: 'name', sample: 'Remplacement' }),
  tag('workerFirstName', { required: true, sample: 'Camille' }),
  tag('workerLastName', { required: true, sample: 'Martin' }),
]
