import { rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { randomFrom } from '../../generators/demo/random.ts'
import { seed } from '../server/seed.ts'
import { type Client, connect } from './client.ts'
import { book, learn, readAll } from './ledger.ts'
import { baselineOf, expectReckoned, type Person, somePeople, union } from './people.ts'
import { Program } from './program.ts'
import { embeddedStore } from './stores.ts'
import type { Write } from './writes.ts'

const FILLS = Number(process.env.FILLS ?? 1)
const WRITERS = 3
const preload = new URL('./power/fullDisk.ts', import.meta.url).href

/** Writes until the disk is full; what was refused then, which is to be said again. */
const writeUntilFull = async (client: Client, { ledger, next }: Person): Promise<Write> => {
  for (;;) {
    const sent = next(ledger)
    const answer = await client.send(sent)
    if (answer.status >= 300) {
      expect([answer.status, answer.body.errorCode], JSON.stringify(answer.body)).toEqual([507, 507])
      return sent
    }
    learn(ledger, sent, answer)
    book(ledger, sent)
  }
}

// T30, of the embedded engine: what PostgreSQL does is in tests/postgres/outage.suite.ts.
it(`a disk that is full at ${FILLS} moments loses nothing, is read from, and is written to again once there is room`, {
  timeout: FILLS * 120_000,
}, async () => {
  const random = randomFrom(seed)
  const store = await embeddedStore()
  const folder = store.env.DATA_DIR ?? ''
  const room = join(dirname(folder), 'room')
  const env = {
    ...store.env,
    NODE_OPTIONS: `--import=${preload}`,
    FULL_DISK_FOLDER: folder,
    FULL_DISK_ROOM: room,
  }
  let program = new Program(env)
  onTestFinished(async () => {
    await program.kill()
    await store.drop()
  })
  let client = await connect(await program.listening())
  const baseline = await baselineOf(client)
  const people = somePeople(WRITERS)
  for (let n = 0; n < FILLS; n++) {
    writeFileSync(room, String(random.int(0, 60_000)))
    const refused = await Promise.all(people.map((person) => writeUntilFull(client, person)))
    expect((await readAll(client, baseline)).rows).toEqual(union(people))
    const isKilled = random.chance(0.5)
    if (isKilled) {
      await program.kill()
      const second = new Program(env)
      expect([await second.ended, second.err]).toEqual([
        1,
        expect.stringContaining('not enough room on the disk'),
      ])
    }
    rmSync(room)
    if (isKilled) {
      program = new Program(env)
      client = await connect(await program.listening())
    }
    for (const [nth, write] of refused.entries()) {
      const { ledger } = people[nth] as Person
      const answer = await client.send(write)
      expect([answer.status < 300, answer.replayed], JSON.stringify(answer.body)).toEqual([true, false])
      learn(ledger, write, answer)
      book(ledger, write)
    }
    expect((await readAll(client, baseline)).rows).toEqual(union(people))
  }
  await program.stop()
  const database = await store.open()
  await expectReckoned(database, people)
  await database.close()
})

it('a start without any room on the disk says so', async () => {
  const store = await embeddedStore()
  const folder = store.env.DATA_DIR ?? ''
  const room = join(dirname(folder), 'room')
  writeFileSync(room, '0')
  const program = new Program({
    ...store.env,
    NODE_OPTIONS: `--import=${preload}`,
    FULL_DISK_FOLDER: folder,
    FULL_DISK_ROOM: room,
  })
  onTestFinished(async () => {
    await program.kill()
    await store.drop()
  })
  expect([await program.ended, program.err]).toEqual([
    1,
    expect.stringContaining('not enough room on the disk'),
  ])
})
