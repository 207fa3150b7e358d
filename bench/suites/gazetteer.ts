import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoints, pathOf } from '#protocol/services.ts'
import { startPostgres } from '#tests/postgresServer.ts'
import { alone, quantile } from '../figures.ts'
import { authorizationOf, createAccount, type Headers } from '../ground/account.ts'
import { type Environment, startChild } from '../ground/children.ts'
import { productionEnvironment } from '../ground/ground.ts'
import type { Suite } from '../suite.ts'

/** What people type, key by key, in each of the eight countries; two have a letter wrong. */
const typed: readonly (readonly [country: string, text: string])[] = [
  ['fr', '1 place de l’Hôpital, 67000 Strasbourg'],
  ['fr', '12 rue de la gare marseile'],
  ['fr', 'saint-etienne'],
  ['fr', '10 boulevard Saint-Michel Paris'],
  ['de', 'Charitéplatz 1, 10117 Berlin'],
  ['ch', 'Rue Gabrielle-Perret-Gentil 4, 1205 Genève'],
  ['be', 'Rue de la Loi 16, 1000 Bruxeles'],
  ['lu', '4 rue Barblé, L-1210 Luxembourg'],
  ['es', 'Calle de Alcalá 10 Madrid'],
  ['it', 'via Roma 1 Firenze'],
  ['uk', 'Westminster Bridge Road, London SE1 7EH'],
]
const keys = typed.flatMap(([country, text]) =>
  Array.from({ length: text.length - 1 }, (_, i) => [country, text.slice(0, i + 2)] as const),
)
/** Milliseconds until the list is looked for again. */
const AGAIN = 50

export const gazetteer: Suite = {
  name: 'gazetteer',
  about: 'suggestions of addresses at every key, all countries loaded, production server, on both engines',
  run: async ({ pace }) => {
    const embedded = await measure('embedded', { DATABASE_URL: '' }, pace.slowRounds)
    const postgres = await startPostgres()
    try {
      const beside = await measure('PostgreSQL', { DATABASE_URL: postgres.url }, pace.slowRounds)
      return [...embedded, ...beside]
    } finally {
      await postgres.stop()
    }
  },
}

const measure = async (engine: string, given: Environment, rounds: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'pupitre-bench-'))
  const env = { ...productionEnvironment(), ...given, DATA_DIR: join(folder, 'data') }
  try {
    const account = createAccount(env, folder)
    const begun = performance.now()
    const server = await startChild(
      ['generators/start.ts', '--services-only'],
      { ...env, GAZETTEER: 'on' },
      '/readyz',
    )
    try {
      const ask = asking(server.url, await authorizationOf(server.url, account)())
      // The countries come in the order of the alphabet.
      while ((await ask('uk', 'london')).found === 0)
        await new Promise((resolve) => setTimeout(resolve, AGAIN))
      const loaded = (performance.now() - begun) / 1000
      const times: number[] = []
      for (let round = 0; round < rounds; round++)
        for (const [country, text] of keys) times.push((await ask(country, text)).took)
      const note = `${times.length} keys`
      const what = (name: string) => ({ name: `${name}, ${engine}`, unit: 'ms', note })
      return [
        alone(what('suggestion, p95'), [quantile(times, 0.95)]),
        alone(what('suggestion, median'), [quantile(times, 0.5)]),
        alone({ name: `start until all places are there, ${engine}`, unit: 's' }, [loaded]),
      ]
    } finally {
      await server.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const asking = (url: string, headers: Headers) => async (country: string, text: string) => {
  const query = new URLSearchParams({ country, text })
  const begun = performance.now()
  const answer = await fetch(`${url}${pathOf(endpoints.addresses)}?${query}`, { headers })
  const { data }: { data: readonly unknown[] } = JSON.parse(await answer.text())
  return { found: data.length, took: performance.now() - begun }
}
