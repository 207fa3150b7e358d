import { language } from '#schemas/enums/language.ts'
import { demoAccounts } from '#server/admin/demoAccounts.ts'
import type { Institution } from './institutions.ts'
import { firstNames, lastNames } from './names.ts'
import type { Random } from './random.ts'

const asMailbox = (name: string): string =>
  name
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()

/** Autumn 2026, unix seconds. */
const DEACTIVATED = 1_790_000_000

const positions = {
  fr: ['Cadre de santé', 'Responsable RH', 'Directrice des soins', 'Gestionnaire de planning'],
  de: ['Stationsleitung', 'Personalleitung', 'Pflegedirektion', 'Einsatzplanung'],
  en: ['Ward manager', 'HR manager', 'Director of nursing', 'Rota coordinator'],
  es: ['Supervisión de enfermería', 'Recursos humanos', 'Dirección de enfermería', 'Planificación'],
} as const

const contractLevels = [9, 9, 10, 2, 1, 3] as const

/** What the form of a person holds besides the name; numbers of a range kept for fiction. */
const personal = ({ firstName, lastName }: { firstName: string; lastName: string }, id: number) => ({
  mobilePhone: `+33 6 39 98 ${String(Math.floor(id / 100) % 100).padStart(2, '0')} ${String(id % 100).padStart(2, '0')}`,
  contractLevel: contractLevels[id % contractLevels.length],
  isStatisticAllowed: id % 3 !== 0,
  isPlanningAllowed: id % 7 !== 0,
  shouldSendEmail: id % 4 !== 0,
  didAcceptTerms: id % 6 !== 0,
  user: `${firstName} ${lastName}`,
})

/** A language and its number. */
const speaking = (lang: (typeof language.values)[number]) => ({
  lang,
  idLanguage: language.values.indexOf(lang) + 1,
})

/** What an attachment repeats of its person. */
const repeated = [
  'user',
  'firstName',
  'lastName',
  'email',
  'mobilePhone',
  'level',
  'typeAdmin',
  'contractLevel',
  'lang',
  'service',
  'notificationPoles',
  'isStatisticAllowed',
  'isPlanningAllowed',
  'shouldSendEmail',
] as const

/** Administrators, the accounts first, and their attachments to one to three institutions. */
export const demoAdmins = (count: number, institutions: readonly Institution[], random: Random) => {
  const admins: ({ id: number; email: string } & Record<string, unknown>)[] = []
  const links: ({ id: number; admin: number; institution: number; isActivated: boolean } & Record<
    string,
    unknown
  >)[] = []
  const attach = (admin: number, institution: number, isActivated: boolean) =>
    links.push({
      id: links.length + 1,
      admin,
      institution,
      matricule: `M${String(10_000 + admin)}`,
      position: positions[institutions.find(({ id }) => id === institution)?.lang ?? 'fr'][admin % 4],
      isActivated,
      deactivatedAt: isActivated ? null : DEACTIVATED + admin * 3600,
      idLanguage: admins[admin - 1]?.idLanguage,
      shouldSendEmailForNewActivation: admin % 5 === 0,
    })
  for (const { at, ...account } of demoAccounts) {
    admins.push({
      id: admins.length + 1,
      ...account,
      ...personal(account, admins.length + 1),
      ...speaking('fr'),
    })
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
      ...personal({ firstName, lastName }, id),
      ...speaking(home.lang),
    })
    const others = institutions.filter((i) => i.lang === home.lang && i.id !== home.id)
    const at = new Set([home.id, ...(random.chance(0.2) ? [random.pick(others).id] : [])])
    for (const institution of at) attach(id, institution, !random.chance(0.05))
  }
  const nameOf = (id: number) => institutions.find((one) => one.id === id)?.name
  return {
    admins,
    links: links.map((link) => ({
      ...link,
      institutionName: nameOf(link.institution),
      ...Object.fromEntries(repeated.map((name) => [name, admins[link.admin - 1]?.[name]])),
    })),
  }
}

type People = ReturnType<typeof demoAdmins>

/** How many departments a person works in: none named, one, some, or all of their institutions. */
const SHARES = [0, 1, 3, Number.POSITIVE_INFINITY] as const

/** The same people with the departments that they work in, repeated on their attachments. */
export const inDepartments = (
  { admins, links }: People,
  serviceLinks: readonly Readonly<Record<string, unknown>>[],
): People => {
  const within = new Map<number, Set<number>>()
  for (const { admin, institution } of links) {
    const own = within.get(admin) ?? new Set<number>()
    for (const one of serviceLinks) if (one.institution === institution) own.add(Number(one.service))
    within.set(admin, own)
  }
  const service = (admin: number) =>
    [...(within.get(admin) ?? [])].sort((a, b) => a - b).slice(0, SHARES[admin % SHARES.length])
  return {
    admins: admins.map((one) => ({ ...one, service: service(one.id) })),
    links: links.map((one) => ({ ...one, service: service(one.admin) })),
  }
}

/** The language of every third person, by its number. */
export const adminInfoRows = (admins: readonly { readonly id: number; readonly idLanguage?: unknown }[]) =>
  admins
    .filter(({ id }) => id % 3 === 0)
    .map(({ id, idLanguage }, i) => ({ id: i + 1, admin: id, idLanguage }))
