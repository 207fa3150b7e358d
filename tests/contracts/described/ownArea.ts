import { type DescribedCall, listed, search } from './call.ts'

const byName = [{ columnName: 'name', orientation: 'ASC' }]
const MAIN = '/api/v2'

/** Rows of the institution, ordered by name. */
const named = (resource: string, query: object = {}): DescribedCall => ({
  line: `read ${resource}`,
  method: 'POST',
  url: `${MAIN}/${resource}`,
  body: ({ institution }) => search({ query: { institution, ...query }, orderby: byName, limit: 99_999 }),
  status: 200,
})

/** What a client of the institution administrators' area calls, in order. Source: specification of the institution area, §7. */
export const ownArea: readonly DescribedCall[] = [
  { line: 'the current user', method: 'GET', url: '/bff-admin/session', status: 200 },
  {
    line: 'read institutions',
    method: 'POST',
    url: `${MAIN}/institution`,
    body: () => search({ select: ['id', 'name', 'address', 'phone'], limit: 300, orderby: byName }),
    status: 200,
    keep: 'institution',
  },
  {
    line: 'update institution by id',
    method: 'PUT',
    url: `${MAIN}/institution/{institution}`,
    body: ({ institution }) => ({
      id: institution,
      name: 'Berghaus am See',
      phone: '+49 30 901820',
      presentation: 'Ein Haus.\nAm See.',
      accessInfo: 'Tor 2',
      postalCode: '10117',
    }),
    status: 200,
    answer: () => ({ data: { name: 'Berghaus am See', presentation: 'Ein Haus.\nAm See.' } }),
  },
  listed('institutionOctime', ({ institution }) => ({ institution })),
  {
    line: 'read schedules',
    method: 'POST',
    url: `${MAIN}/schedule`,
    body: ({ institution }) => search({ query: { institution, isDeleted: false } }),
    status: 200,
  },
  named('service'),
  named('job'),
  named('specialty'),
  listed('admin', ({ me }) => ({ id: me })),
  {
    line: 'read admin info',
    method: 'POST',
    url: `${MAIN}/adminInfo`,
    body: () => search({}),
    status: 200,
    keep: 'info',
  },
  {
    line: 'update admin info by id',
    method: 'PUT',
    url: `${MAIN}/adminInfo/{info}`,
    body: ({ me }) => ({ admin: me, idLanguage: 2 }),
    status: 200,
    answer: () => ({ data: { idLanguage: 2 } }),
  },
  {
    line: 'read institution options',
    method: 'POST',
    url: `${MAIN}/institutionOption`,
    body: ({ institution }) => search({ query: { institution }, limit: 300 }),
    status: 200,
    keep: 'option',
  },
  {
    line: 'update institution options',
    method: 'PUT',
    url: `${MAIN}/institutionOption/{option}`,
    body: () => ({ isCvMandatory: true, hasUnspecifiedService: true }),
    status: 200,
    answer: () => ({ data: { isCvMandatory: true } }),
  },
  { line: 'slot configs', method: 'GET', url: '/institution-service/slotConfig', status: 200, keep: 'slots' },
  { line: 'one slot config', method: 'GET', url: '/institution-service/slotConfig/{slots}', status: 200 },
  {
    line: 'choose a slot config',
    method: 'POST',
    url: '/institution-service/slotConfig/{institution}',
    body: ({ slots }) => ({ idSlotConfig: slots }),
    status: 200,
  },
  {
    line: 'read institution groups',
    method: 'POST',
    url: `${MAIN}/institutiongroup`,
    body: () => search({ select: ['id', 'name', 'type', 'institution'], limit: 300 }),
    status: 200,
  },
  {
    line: 'read levels',
    method: 'POST',
    url: `${MAIN}/level`,
    body: () => search({ limit: 10 }),
    status: 200,
  },
  { line: 'feature flags', method: 'POST', url: '/flags', body: () => ({}), status: 200 },
  {
    line: 'a message to the provider',
    method: 'POST',
    url: '/messaging/api/v1/slack-with-template/send',
    body: ({ me }) => ({
      name: 'contact',
      vars: {
        idAdmin: me,
        contactInfos: '+49 30 901820',
        firstNameAdmin: 'First',
        lastNameAdmin: 'Last',
        message: 'Bonjour',
        title: 'Question',
      },
    }),
    status: 200,
  },
  {
    line: 'its receipt',
    method: 'POST',
    url: '/messaging/api/v1/email-with-template/send',
    body: () => ({
      from: 'a@b.test',
      to: 'c@d.test',
      template: 'request',
      lang: 'fr',
      data: { adminName: 'First' },
    }),
    status: 200,
  },
  // Who may grant these is told apart from who may ask for them.
  {
    line: 'make agency client',
    method: 'POST',
    url: '/bff-backoffice/institutions/{institution}/options/agency',
    status: 403,
  },
  {
    line: 'toggle the pool',
    method: 'PUT',
    url: '/bff-backoffice/institutions/{institution}/options/toggle/is-hublo-pool-client',
    status: 403,
  },
]
