import { uniqueKey } from '#engine/validation/uniqueKey.ts'

/** Of the company that runs the demo. */
export const demoDomain = 'pupitre.test'

/** The accounts of the demo that can sign in, and the institutions each is attached to. Everybody can read them in the README. */
export const demoAccounts = [
  {
    email: 'provider@pupitre.test',
    firstName: 'Camille',
    lastName: 'Prévost',
    level: 1,
    typeAdmin: 6,
    at: [],
  },
  {
    email: 'director@pupitre.test',
    firstName: 'Hélène',
    lastName: 'Marchand',
    level: 2,
    typeAdmin: 1,
    at: [1, 2],
  },
  {
    email: 'manager@pupitre.test',
    firstName: 'Mathieu',
    lastName: 'Leroux',
    level: 3,
    typeAdmin: 3,
    at: [1, 6],
  },
  { email: 'viewer@pupitre.test', firstName: 'Inès', lastName: 'Carrel', level: 4, typeAdmin: 5, at: [1] },
] as const

export const demoPassword = 'pupitre-demo'

/** Their e-mail addresses, as the unique index compares them. */
export const demoKeys: readonly (string | null)[] = demoAccounts.map(({ email }) => uniqueKey([email]))

/** Whether an e-mail address is one of the demo's, however it is written. */
export const isDemoAccount = (email: string): boolean => demoKeys.includes(uniqueKey([email]))
