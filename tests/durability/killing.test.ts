import { describe, expect, it, onTestFinished } from 'vitest'
import { type Random, randomFrom } from '../../generators/demo/random.ts'
import { seed } from '../server/seed.ts'
import { type Client, connect } from './client.ts'
import { type Baseline, book, learn, readAll, wasMade } from './ledger.ts'
import { baselineOf, expectReckoned, type Person, somePeople, union } from './people.ts'
import { Program } from './program.ts'
import { embeddedStore, postgresStore, type Store } from './stores.ts'
import type { Write } from './writes.ts'

const KILLS = Number(process.env.KILLS ?? 3)
const WRITERS = 4
const server = process.env.TEST_DATABASE_URL
const [engine, makeStore] = server
  ? (['postgres', () => postgresStore(server)] as const)
  : (['embedded', embeddedStore] as const)

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
describe(engine, () => {
  it(`${KILLS} kill -9 under writes of every sort lose nothing and halve nothing`, {
    timeout: KILLS * 120_000,
  }, async () => {
    const random = randomFrom(seed)
    const store: Store = await makeStore()
    let program = new Program(store.env)
    onTestFinished(async () => {
      await program.kill()
      await store.settled()
      await store.drop()
    })
    let client = await connect(await program.listening())
    const baseline = await baselineOf(client)
    const people = somePeople(WRITERS)
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
      expect((await fetch(`${address}/readyz`)).status).toBe(200)
      client = await connect(address)
      seen.unansweredButMade += await judge(client, people, baseline)
    }
    await program.kill()
    await store.settled()
    const database = await store.open()
    onTestFinished(() => database.close())
    const done = people.flatMap(({ ledger }) => ledger.done)
    seen.answered = done.length - seen.unanswered
    await expectReckoned(database, people)
    console.info(`${database.engine}: ${JSON.stringify(seen)}`)
  })
})
