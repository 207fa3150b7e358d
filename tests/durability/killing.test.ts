import { describe, expect, it, onTestFinished } from 'vitest'
import { type Random, randomFrom } from '../../generators/demo/random.ts'
import { seed } from '../server/seed.ts'
import { type Client, connect } from './client.ts'
import { auditOf, keptAnswers, orphans } from './inspection.ts'
import { type Baseline, book, type Ledger, learn, newLedger, readAll, wasMade } from './ledger.ts'
import { Program } from './program.ts'
import { embeddedStore, postgresStore, type Store } from './stores.ts'
import { type Write, writer } from './writes.ts'

const KILLS = Number(process.env.KILLS ?? 30)
const WRITERS = 4
const DAY_MS = 86_400_000
const FIRST_DAY = Math.floor(Date.now() / DAY_MS + 30) * DAY_MS

interface Person {
  readonly ledger: Ledger
  readonly next: ReturnType<typeof writer>
}

const stores: Readonly<Record<string, () => Promise<Store>>> = {
  embedded: embeddedStore,
  ...(process.env.TEST_DATABASE_URL && { postgres: () => postgresStore(process.env.TEST_DATABASE_URL!) }),
}

/** Turns of the event loop, so that the blow falls at some moment of what is under way. */
const turns = async (count: number): Promise<void> => {
  for (let n = 0; n < count; n++) await new Promise((resolve) => setImmediate(resolve))
}

/** All write until the program is dead; the blow falls after some answers, at times while the disk is written to. */
const writeUntilKilled = async (
  program: Program,
  client: Client,
  people: readonly Person[],
  { store, random }: { store: Store; random: Random },
): Promise<void> => {
  let answersLeft = random.int(1, 25)
  const { written } = store
  const onDisk = written && random.chance(0.5)
  const wait = random.int(0, 400)
  const strike = async () => {
    await (onDisk ? written() : turns(wait))
    await program.kill()
  }
  let struck: Promise<void> | undefined
  const write = async ({ ledger, next }: Person) => {
    while (!program.killed) {
      const sent = next(ledger)
      ledger.pending = sent
      const answer = await client.send(sent).catch((error: unknown) => {
        if (!struck) throw error
      })
      if (!answer) return
      expect([sent.path, answer.status], JSON.stringify(answer.body)).toEqual([
        sent.path,
        sent.method === 'POST' && answer.status === 201 ? 201 : 200,
      ])
      learn(ledger, sent, answer)
      book(ledger, sent)
      ledger.pending = undefined
      answersLeft--
      if (answersLeft <= 0) struck ??= strike()
    }
  }
  await Promise.all(people.map(write))
  await struck
}

const union = (people: readonly Person[]) => new Map(people.flatMap(({ ledger }) => [...ledger.rows]))

/** Every answered write is there and nothing else but writes as a whole; what is sent again is not made again. */
const judge = async (client: Client, people: readonly Person[], baseline: Baseline): Promise<number> => {
  const read = await readAll(client, baseline)
  const again: { person: Person; write: Write; made: boolean; wasPending: boolean }[] = []
  for (const person of people) {
    const { ledger } = person
    for (const [name, id] of read.ids) if (ledger.rows.has(name)) ledger.ids.set(name, id)
    const { pending } = ledger
    const last = ledger.done.at(-1)
    if (last) again.push({ person, write: last, made: true, wasPending: false })
    if (!pending) continue
    const made = wasMade(ledger, pending, read)
    again.push({ person, write: pending, made, wasPending: true })
    if (made) book(ledger, pending)
    ledger.pending = undefined
  }
  expect(read.rows).toEqual(union(people))
  for (const { person, write, made, wasPending } of again) {
    const answer = await client.send(write)
    const label = `${write.method} ${write.path} sent again: ${JSON.stringify(answer.body)}`
    expect([answer.replayed, answer.status < 300], label).toEqual([made, true])
    learn(person.ledger, write, answer)
    if (wasPending && !made) book(person.ledger, write)
  }
  expect((await readAll(client, baseline)).rows).toEqual(union(people))
  return again.filter(({ made, wasPending }) => made && wasPending).length
}

// T28: the process is killed at any moment; what was answered is there, all else is whole or absent.
describe.each(Object.entries(stores))('%s', (_, makeStore) => {
  it(`${KILLS} kill -9 under writes of every sort lose nothing and halve nothing`, {
    timeout: KILLS * 30_000,
  }, async () => {
    const random = randomFrom(seed)
    const store = await makeStore()
    let program = new Program(store.env)
    onTestFinished(async () => {
      await program.kill()
      await store.settled()
      await store.drop()
    })
    await program.listening()
    await program.stop()
    program = new Program(store.env)
    let client = await connect(await program.listening())
    const lastOf = async (resource: string) => (await client.rows(resource, 0)).at(-1)?.id ?? 0
    const baseline = { schedule: await lastOf('schedule'), mission: await lastOf('mission') }
    const people = Array.from(
      { length: WRITERS },
      (_, n): Person => ({
        ledger: newLedger(),
        next: writer(String(n), randomFrom(seed + n + 1), FIRST_DAY + n * 30 * DAY_MS),
      }),
    )
    const seen = { kills: 0, answered: 0, unanswered: 0, unansweredButMade: 0, killedWhileStarting: 0 }
    while (seen.kills < KILLS) {
      await writeUntilKilled(program, client, people, { store, random })
      seen.kills++
      seen.unanswered += people.filter(({ ledger }) => ledger.pending).length
      await store.settled()
      program = new Program(store.env)
      if (store.written && random.chance(0.2)) {
        await Promise.race([store.written(), program.listening()])
        await program.kill()
        seen.killedWhileStarting++
        program = new Program(store.env)
      }
      const address = await program.listening()
      expect((await fetch(`${address}/healthz`)).status).toBe(200)
      client = await connect(address)
      seen.unansweredButMade += await judge(client, people, baseline)
    }
    await program.kill()
    await store.settled()
    const database = await store.open()
    onTestFinished(() => database.close())
    const done = people.flatMap(({ ledger }) => ledger.done)
    seen.answered = done.length - seen.unanswered
    expect(await orphans(database)).toEqual({ linksToNothing: 0, schedulesOfNobody: 0, keysOfTheRemoved: 0 })
    expect(await keptAnswers(database)).toEqual(done.map(({ key }) => key).sort())
    expect(await auditOf(database)).toEqual(done.flatMap(({ audit }) => audit).sort())
    console.info(`${database.engine}: ${JSON.stringify(seen)}`)
  })
})
