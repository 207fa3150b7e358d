import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openPg } from '#server/db/embedded/openPg.ts'
import { preparedFolder, startWriter } from './children.ts'

it('after a kill -9 each file is synced once before anything is read, and again when it is written to', async () => {
  const dataDir = await preparedFolder()
  const writer = startWriter(dataDir)
  expect(await writer.line()).toBe('open')
  await writer.kill()
  const directory = join(dataDir, 'pg')
  const { pg, syncs } = await openPg({ directory, dump: undefined })
  onTestFinished(() => pg.close())
  const there = readdirSync(directory, { recursive: true }).length
  expect(syncs()).toBeGreaterThan(there * 0.9)
  expect(syncs()).toBeLessThan(there * 1.1)
  for (const message of ['one', 'two']) {
    const before = syncs()
    await pg.query(`select pg_logical_emit_message(true, 'test', '${message}')`)
    expect(syncs() - before).toBe(1)
  }
})
