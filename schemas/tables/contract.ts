import {
  asks,
  boolean,
  copied,
  entity,
  inInstitution,
  relation,
  table,
  text,
  within,
  writtenByProvider,
} from '#dsl'

/** A model that contracts of a job or specialty are made from. */
export const templateEntity = entity('template', {
  columns: {
    institution: relation('institution', { required: true, edit: 'onCreate' }),
    name: text({ required: true }),
    pole: relation('pole'),
    service: relation('service'),
    job: relation('job'),
    jobName: text({ serverOnly: true }),
    specialty: relation('specialty'),
    specialtyName: text({ serverOnly: true }),
    isFullTime: boolean({ default: false }),
  },
  belongs: inInstitution(),
  access: writtenByProvider,
  copies: { jobName: copied('job', 'name'), specialtyName: copied('specialty', 'name') },
  linked: [
    within({ parent: 'job', child: 'specialty', by: 'job' }),
    within({ parent: 'pole', child: 'service', by: 'pole' }),
  ],
  indexes: ['name', 'jobName', 'specialtyName'],
  label: 'name',
})

/** Source: specification §2 (contract templates), §3. */
export const contract = table('contract', {
  entity: templateEntity,
  list: { columns: ['name', 'jobName', 'specialtyName', 'isFullTime'], sort: 'name' },
  form: { style: 'plain', lines: 5, columns: ['name', 'job', 'specialty', 'isFullTime'] },
  confirm: { update: asks('changeRow') },
})
