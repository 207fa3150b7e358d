import { created, type DescribedCall } from './call.ts'

const agency = '/bff-backoffice/institutions/{institution}/options/agency'
const subscription = `${agency}/subscriptions/{subscription}`
const fields = { name: 'Nuits', emails: ['garde@agence.example'], delay: 3, autoAccept: false }

const result = (answer: object) => () => ({ result: [answer] })

/** Agency subscriptions through the back-office gateway. */
export const agencies: readonly DescribedCall[] = [
  created('job', 'nurse', ({ institution }) => ({ name: 'Infirmier de nuit', institution: [institution] })),
  created('job', 'midwife', ({ institution }) => ({ name: 'Maïeuticien', institution: [institution] })),
  {
    line: 'an institution that is no client',
    method: 'GET',
    url: `${agency}/subscriptions?take=500`,
    status: 422,
  },
  { line: 'agency option', method: 'POST', url: agency, status: 200 },
  {
    line: 'create',
    method: 'POST',
    url: `${agency}/subscriptions`,
    body: ({ nurse }) => ({ ...fields, lang: 'fr', jobs: [nurse], specialties: [] }),
    status: 201,
    keep: 'subscription',
  },
  {
    line: 'list',
    method: 'GET',
    url: `${agency}/subscriptions?take=500`,
    status: 200,
    answer: result({ ...fields, agency: { name: 'Nuits' }, idLegacySubscription: 1 }),
  },
  {
    line: 'change',
    method: 'PATCH',
    url: subscription,
    body: () => ({ idLegacySubscription: 1, ...fields, delay: 9 }),
    status: 200,
  },
  {
    line: 'jobs added',
    method: 'POST',
    url: `${subscription}/jobs`,
    body: ({ midwife }) => ({ idLegacySubscription: 1, jobs: [midwife], specialties: [] }),
    status: 200,
  },
  {
    line: 'jobs taken away',
    method: 'DELETE',
    url: `${subscription}/jobs`,
    body: ({ nurse }) => ({ idLegacySubscription: 1, jobs: [nurse], specialties: [] }),
    status: 200,
    answer: ({ midwife }) => ({ data: { delay: 9, jobs: [{ id: midwife, specialties: [] }] } }),
  },
  { line: 'delete', method: 'DELETE', url: subscription, status: 200 },
]
