import { cpus } from 'node:os'
import { type Gun, openGun } from '../load/gun.ts'
import { newOurs } from '../load/newRow.ts'
import type { Fired, Mix } from '../load/shots.ts'
import { databaseCpuOf } from './databaseCpu.ts'
import { INSTITUTIONS, PROVIDERS } from './house.ts'
import { type Inside, lookInside } from './inside.ts'
import { lists } from './lists.ts'
import type { SignIn } from './people.ts'
import { rowsToChange } from './rowsToChange.ts'
import type { Town } from './town.ts'

const CONNECTIONS = 50
/** Requests of the first portion, by which the server's rate is found. */
const FIRST = 1_000

/** One stretch of load, and the server at its end. */
export interface Portion {
  /** Milliseconds since 1970, at its end. */
  readonly at: number
  readonly fired: Fired
  readonly inside: Inside
  /** Cores that the whole machine was busy with, other people's work among them. */
  readonly coresBusy: number
  /** Seconds of processor time of PostgreSQL. */
  readonly databaseCpuSeconds: number
}

export interface Day {
  /** Seconds of a portion. */
  readonly portion: number
  /** One write in so many is an insert. */
  readonly insertEvery: number
  /** Asked after each portion but the first, which only warms up. */
  readonly goesOn: (portions: readonly Portion[]) => boolean
  /** Awaited after each. */
  readonly after?: (portion: Portion) => Promise<void>
}

/** Fires at the server until the day is over: what each portion came to, without the one that warms up. */
export const runDay = async (town: Town, day: Day): Promise<readonly Portion[]> => {
  const gun = openGun()
  try {
    const mix = await mixOf(town, day.insertEvery)
    const databaseCpu = await databaseCpuOf(town.databaseUrl)
    const portions: Portion[] = []
    let last = await portionOf(town, gun, { mix, databaseCpu, amount: FIRST })
    do {
      const amount = Math.max(FIRST, Math.round(last.fired.perSecond * day.portion))
      last = await portionOf(town, gun, { mix, databaseCpu, amount })
      portions.push(last)
      await day.after?.(last)
    } while (day.goesOn(portions))
    return portions
  } finally {
    gun.close()
  }
}

/** Without headers: who is signed in changes. */
type Unsigned = Omit<Mix, 'people'>

const mixOf = async ({ server, people }: Town, insertEvery: number): Promise<Unsigned> => {
  const rows = Array.from({ length: INSTITUTIONS }, (_, i) => newOurs(i + 1).row)
  return {
    kind: 'mix',
    writers: PROVIDERS,
    reads: lists(),
    rows: await rowsToChange(server.url, (await signedIn(people))[0] ?? {}),
    inserts: { path: newOurs(1).path, rows },
    insertEvery,
  }
}

const signedIn = (people: readonly SignIn[]) => Promise.all(people.map((signIn) => signIn()))

interface Firing {
  readonly mix: Unsigned
  readonly databaseCpu: () => number
  readonly amount: number
}

const portionOf = async (
  { server, people }: Pick<Town, 'server' | 'people'>,
  gun: Gun,
  { mix, databaseCpu, amount }: Firing,
): Promise<Portion> => {
  const what: Mix = { ...mix, people: await signedIn(people) }
  // What signing in and the pause before have cost is not of this portion.
  await lookInside(server)
  const before = { busy: busyMs(), database: databaseCpu() }
  const fired = await gun.fire({ url: server.url, headers: {}, connections: CONNECTIONS, amount, what })
  const coresBusy = (busyMs() - before.busy) / 1000 / fired.seconds
  const databaseCpuSeconds = databaseCpu() - before.database
  const inside = await lookInside(server)
  return { at: Date.now(), fired, inside, coresBusy, databaseCpuSeconds }
}

/** Of all cores since the machine was started. */
const busyMs = (): number =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0)
