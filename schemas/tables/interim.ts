import {
  atLeast,
  checkbox,
  emails,
  entity,
  inInstitution,
  limitedBy,
  number,
  relations,
  table,
  text,
  uuid,
  whole,
  writtenByProvider,
} from '#dsl'

/** An agency that an institution asks for workers of some jobs, once a shift has stayed open for some minutes. */
export const agencySubscriptionEntity = entity('agencySubscription', {
  wire: { source: 'agencySubscriptions' },
  columns: {
    idSubscription: text(),
    subscriptionName: text({ required: true }),
    agencyName: text({ serverOnly: true }),
    email: emails({ required: true }),
    nbMinutesAfterLaunchingRequest: number({ required: true, usual: 3, validate: [atLeast(0), whole] }),
    hasAutoValidation: checkbox({ default: false }),
    jobs: relations('job', { required: true }),
    specialties: relations('specialty'),
  },
  belongs: inInstitution(),
  access: writtenByProvider,
  derived: { idSubscription: uuid() },
  rules: [limitedBy('specialties', 'jobs', 'job')],
  search: ['subscriptionName', 'agencyName'],
  label: { column: 'subscriptionName', beside: 'agencyName' },
})

/** Source: specification §2 (interim agency subscriptions), §3, §5, §7. */
export const interim = table('interim', {
  entity: agencySubscriptionEntity,
  list: {
    columns: ['subscriptionName', 'agencyName', 'nbMinutesAfterLaunchingRequest', 'jobs', 'specialties'],
    sort: 'subscriptionName',
    without: ['search'],
  },
  form: {
    style: 'category',
    groups: {
      agency: ['subscriptionName', 'email'],
      request: ['nbMinutesAfterLaunchingRequest', 'hasAutoValidation'],
      workers: ['jobs', 'specialties'],
    },
  },
})
