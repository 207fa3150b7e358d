import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readConfig } from '#server/config.ts'
import { openMigrated } from '#server/start/openMigrated.ts'
import { testSecret } from '../testServer.ts'

it('a database that is refused is let go: whoever tries again is told why once more, not that it is in use', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pupitre-newer-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const config = readConfig({ NODE_ENV: 'test', SECRET_KEY: testSecret, DATA_DIR: folder })
  const database = await openMigrated(config)
  await database.session((session) =>
    session.exec(`insert into pupitre_migration (name, checksum) values ('9999-of-a-later-program', '')`),
  )
  await database.close()
  for (const _ of [1, 2]) await expect(openMigrated(config)).rejects.toMatchObject({ code: 'databaseNewer' })
})
