import type { Language } from './houses.ts'
import type { Institution } from './institutions.ts'
import type { Random } from './random.ts'

type Row = { readonly id: number } & Readonly<Record<string, unknown>>

const agencies = [
  { name: 'Relais Santé Intérim', host: 'relais-sante.example' },
  { name: 'Vitalis Médical', host: 'vitalis.example' },
  { name: 'Appel Médical Express', host: 'appel-express.example' },
] as const

const purposes: Readonly<Record<Language, readonly string[]>> = {
  fr: ['Remplacements', 'Nuits et week-ends', 'Bloc et soins intensifs'],
  de: ['Vertretungen', 'Nächte und Wochenenden', 'OP und Intensivpflege'],
  es: ['Sustituciones', 'Noches y fines de semana', 'Quirófano y cuidados intensivos'],
}

interface Known {
  readonly options: readonly Row[]
  readonly jobLinks: readonly Row[]
  readonly specialties: readonly Row[]
  readonly specialtyLinks: readonly Row[]
  readonly random: Random
}

/** Agency subscriptions of the institutions that are clients of the agencies: for all jobs, for some, for one. */
export const demoAgencies = (
  institutions: readonly Institution[],
  { options, jobLinks, specialties, specialtyLinks, random }: Known,
): Row[] => {
  const clients = new Set(options.filter(({ hasInterim }) => hasInterim).map((one) => one.institution))
  const subscriptions: Row[] = []
  for (const { id: institution, lang } of institutions) {
    if (!clients.has(institution)) continue
    const held = (links: readonly Row[], column: string): number[] =>
      links.flatMap((link) => (link.institution === institution ? Number(link[column]) : []))
    const jobs = held(jobLinks, 'job').sort((a, b) => a - b)
    const own = new Set(held(specialtyLinks, 'specialty'))
    for (const [i, { name, host }] of agencies.slice(0, random.int(1, 3)).entries()) {
      const asked = [jobs, jobs.slice(0, 3), jobs.slice(0, 1)][i] ?? jobs
      const fitting = specialties.filter(({ id, job }) => own.has(id) && asked.includes(Number(job)))
      const id = subscriptions.length + 1
      subscriptions.push({
        id,
        institution,
        idSubscription: `5eb0a9e0-0000-4000-8000-${String(id).padStart(12, '0')}`,
        subscriptionName: `${name} – ${purposes[lang][i]}`,
        agencyName: name,
        email: i === 0 ? `planning@${host}, garde@${host}` : `planning@${host}`,
        nbMinutesAfterLaunchingRequest: [3, 30, 120][i],
        hasAutoValidation: random.chance(0.3),
        jobs: asked,
        specialties: i === 1 ? [] : fitting.map((one) => one.id).sort((a, b) => a - b),
      })
    }
  }
  return subscriptions
}
