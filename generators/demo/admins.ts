import type { Institution } from './institutions.ts'
import { firstNames, lastNames } from './names.ts'
import type { Random } from './random.ts'

/** The accounts that can sign in, and the institutions each is attached to. */
export const accounts = [
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

export const DEMO_PASSWORD = 'pupitre-demo'

const asMailbox = (name: string): string =>
  name
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()

/** Administrators, the accounts first, and their attachments to one to three institutions. */
export const demoAdmins = (count: number, institutions: readonly Institution[], random: Random) => {
  const admins: ({ id: number; email: string } & Record<string, unknown>)[] = []
  const links: { id: number; admin: number; institution: number; isActivated: boolean }[] = []
  const attach = (admin: number, institution: number, isActivated: boolean) =>
    links.push({ id: links.length + 1, admin, institution, isActivated })
  for (const { at, ...account } of accounts) {
    admins.push({ id: admins.length + 1, ...account, lang: 'fr' })
    for (const institution of at) attach(admins.length, institution, true)
  }
  while (admins.length < count) {
    const id = admins.length + 1
    const home = institutions[id % institutions.length] as Institution
    const firstName = random.pick(firstNames[home.lang])
    const lastName = random.pick(lastNames[home.lang])
    const email = `${asMailbox(firstName)}.${asMailbox(lastName)}.${id}@etablissement-${home.id}.test`
    admins.push({
      id,
      firstName,
      lastName,
      email,
      level: random.pick([2, 3, 3, 4, 4, 5, 5, 6]),
      typeAdmin: random.pick([1, 2, 3, 4, 5, 7]),
      lang: home.lang,
    })
    const others = institutions.filter((i) => i.lang === home.lang && i.id !== home.id)
    const at = new Set([home.id, ...(random.chance(0.2) ? [random.pick(others).id] : [])])
    for (const institution of at) attach(id, institution, !random.chance(0.05))
  }
  return { admins, links }
}
