import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '#tests/postgresServer.ts'
import { type Child, seed, startChild } from '../children.ts'
import { absolute, compared, type Figure, type Suite } from '../figures.ts'
import { type Fired, fire } from '../load.ts'
import { signIn } from '../signIn.ts'

const ROUNDS = 3
const SECONDS = 4
const CONNECTIONS = 10
/** 100 000 time codes; the embedded database gets fewer, its answers are of the same size. */
const SCALE = { postgres: 834, embedded: 20 }
const OFFSETS = [0, 30, 60, 90, 120]
/** Each is in 50 to 400 of the time codes. */
const TERMS = [
  'rea-n1',
  'BLOC-M1',
  'URG-N1 ',
  'ger-s2',
  'mat-t1',
  'ide-l2',
  'amb-f1',
  'KIND-N',
  'm12',
  'as-b3',
]
const NAMES = ['besso', 'delaun', 'carpent', 'julien', 'gaëll', 'quentin', 'romane', 'maëva']

/** The same list, as the console asks for it and as the bare handler does. */
interface Asked {
  readonly path: string
  readonly ours: readonly object[]
  readonly rival: readonly object[]
}

const pages = (of: string, columnName: string): Asked => {
  const orderby = [{ columnName, orientation: 'asc' }]
  return {
    path: `/api/v2/${of}`,
    ours: OFFSETS.map((offset) => ({ limit: 30, offset, orderby })),
    rival: OFFSETS.map((offset) => ({ of, offset })),
  }
}

const searches = (of: string, columnName: string, columns: readonly string[], terms: readonly string[]) => ({
  ...pages(of, columnName),
  ours: terms.map((value) => ({
    limit: 30,
    offset: 0,
    orderby: [{ columnName, orientation: 'asc' }],
    text: { value, columns },
  })),
  rival: terms.map((search) => ({ of, search })),
})

const asked = {
  page: pages('schedule', 'code'),
  search: searches('schedule', 'code', ['code', 'beginAt', 'endAt', 'nbWorkedMinutes'], TERMS),
  'page of administrators': pages('admin', 'lastName'),
  'search of administrators': searches(
    'admin',
    'lastName',
    ['firstName', 'lastName', 'email', 'mobilePhone'],
    NAMES,
  ),
} satisfies Record<string, Asked>

export const server: Suite = {
  name: 'server',
  about:
    'pages of 30 out of 100 000 time codes and 20 000 administrators with count, and searches over four columns, 10 connections, against a bare Fastify + pg handler',
  run: async () => [...(await onPostgres()), await onEmbedded()],
}

const onPostgres = async (): Promise<Figure[]> => {
  const postgres = await startPostgres()
  const dataDir = mkdtempSync(join(tmpdir(), 'pupitre-bench-'))
  const children: Child[] = []
  try {
    const env = { DATABASE_URL: postgres.url, DATA_DIR: dataDir }
    seed(SCALE.postgres, env)
    const ours = await startChild(['src/server/main.ts', '--services-only'], env, '/healthz')
    children.push(ours)
    const rival = await startChild(['bench/rivals/bareServer.ts'], env)
    children.push(rival)
    const figures: Figure[] = []
    for (const what of Object.keys(asked))
      figures.push(...(await race(what as keyof typeof asked, ours, rival)))
    return figures
  } finally {
    for (const child of children) await child.stop()
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const race = async (what: keyof typeof asked, ours: Child, rival: Child): Promise<Figure[]> => {
  const rounds: { ours: Fired; rival: Fired }[] = []
  await sameAnswers(what, ours, rival)
  for (let round = 0; round <= ROUNDS; round++) {
    const seconds = round > 0 ? SECONDS : 2
    const found = {
      ours: await fireAtOurs(what, ours, seconds),
      rival: await fireAtRival(what, rival, seconds),
    }
    // The first round warms up.
    if (round > 0) rounds.push(found)
  }
  const of = (name: 'perSecond' | 'p99') => rounds.map((r) => ({ ours: r.ours[name], rival: r.rival[name] }))
  return [
    compared({ name: `${what}, throughput`, unit: 'a second', goal: { atLeast: 0.6 } }, of('perSecond')),
    compared({ name: `${what}, p99`, unit: 'ms', goal: { atMost: 2 } }, of('p99')),
  ]
}

const ourBodies = (what: keyof typeof asked) =>
  asked[what].ours.map((search) => ({ search: JSON.stringify(search) }))

const bearer = async (url: string) => ({ authorization: `Bearer ${(await signIn(url)).token}` })

const fireAtOurs = async (what: keyof typeof asked, { url }: Child, seconds: number): Promise<Fired> =>
  fire({
    url,
    path: asked[what].path,
    headers: await bearer(url),
    bodies: ourBodies(what),
    connections: CONNECTIONS,
    seconds,
  })

const fireAtRival = (what: keyof typeof asked, { url }: Child, seconds: number): Promise<Fired> =>
  fire({ url, path: '/list', bodies: asked[what].rival, connections: CONNECTIONS, seconds })

/** @throws Error when the two do not answer the same rows and counts. */
const sameAnswers = async (what: keyof typeof asked, ours: Child, rival: Child): Promise<void> => {
  const post = async (url: string, body: object, headers = {}) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } }
    const answer = await fetch(url, { ...init, body: JSON.stringify(body) })
    return (await answer.json()) as { data: { id: number }[]; count: number }
  }
  const headers = await bearer(ours.url)
  for (const [i, body] of ourBodies(what).entries()) {
    const [a, b] = [
      await post(`${ours.url}${asked[what].path}`, body, headers),
      await post(`${rival.url}/list`, asked[what].rival[i] ?? {}),
    ]
    const said = ({ data, count }: typeof a) => `${count}: ${data.map((row) => row.id)}`
    if (said(a) !== said(b) || a.count === 0) throw new Error(`${what} ${i}: ${said(a)}, but ${said(b)}`)
  }
}

const onEmbedded = async (): Promise<Figure> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pupitre-bench-'))
  const STALL_FILE = join(dataDir, 'stall')
  const env = { DATABASE_URL: '', DATA_DIR: dataDir, STALL_FILE }
  try {
    seed(SCALE.embedded, env)
    const args = ['--import', './bench/loopHook.ts', 'src/server/main.ts', '--services-only']
    const child = await startChild(args, env, '/healthz')
    const stalls: number[] = []
    for (let round = 0; round <= ROUNDS; round++) {
      const since = Date.now()
      await fireAtOurs('search', child, 2)
      // The first round warms up.
      if (round > 0) stalls.push(longestStall(STALL_FILE, since))
    }
    await child.stop()
    const note = 'longest time without coming back to the event loop, in CPU time'
    return absolute(
      { name: 'stall on the embedded database', unit: 'ms', goal: { atMost: 20 }, note },
      stalls,
    )
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** The largest of the lines that `loopHook.ts` has written since a moment. */
const longestStall = (file: string, since: number): number => {
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  const found = lines.map((line) => line.split(' ').map(Number))
  return Math.max(...found.flatMap(([at = 0, longest = 0]) => (at >= since ? [longest] : [])))
}
