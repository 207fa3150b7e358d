import { fastify } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { migrate } from '#server/db/migration/migrate.ts'
import { fileOf, removeFile, type StoredFile, storeFile } from '#server/files/files.ts'
import { sendFile } from '#server/files/sendFile.ts'
import { forEachEngine } from '../db/engines.ts'
import { migrations } from '../testServer.ts'

const everyByte = Uint8Array.from({ length: 256 }, (_, i) => i)
const planned: StoredFile = { name: 'Été « 1 »;.csv', mediaType: 'text/csv', bytes: everyByte }

forEachEngine('files', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await migrate(database, migrations)
  })

  it('come back byte for byte, until they are removed', async () => {
    const id = await database.transaction((tx) => storeFile(tx, planned))
    expect(await fileOf(database.kysely, id)).toEqual(planned)
    await database.transaction((tx) => removeFile(tx, id))
    expect(await fileOf(database.kysely, id)).toBeUndefined()
  })

  it('go with the transaction that is undone', async () => {
    let id = 0
    const undone = database.transaction(async (tx) => {
      id = await storeFile(tx, planned)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await fileOf(database.kysely, id)).toBeUndefined()
  })
})

it('hands a file out to be kept under its own name, and never shown', async () => {
  const app = fastify()
  app.get('/', (_request, reply) => sendFile(reply, planned))
  const { headers, rawPayload } = await app.inject('/')
  expect(headers['content-disposition']).toMatch(/^attachment; filename="/)
  expect(headers['content-disposition']).toContain(
    "filename*=UTF-8''%C3%89t%C3%A9%20%C2%AB%201%20%C2%BB%3B.csv",
  )
  expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox")
  expect([...rawPayload]).toEqual([...everyByte])
})
