import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '#server/db/database.ts'
import { madeFolder } from './db/madeFolder.ts'
import { startServices } from './start/command.ts'

type Fill = (dataDir: string) => Promise<void>

/** A data folder that a run makes once, by whoever asks first, and copies to each place where it is needed. */
const onceARun = (name: string, fill: Fill): Fill => {
  let made: Promise<string> | undefined
  const make = async () => {
    const folder = join(madeFolder(), name)
    if (existsSync(folder)) return folder
    const unfinished = mkdtempSync(`${folder}-`)
    await fill(unfinished)
    try {
      renameSync(unfinished, folder)
    } catch {
      // Another process of the run was first.
      rmSync(unfinished, { recursive: true, force: true })
    }
    return folder
  }
  return async (dataDir) => {
    made ??= make()
    mkdirSync(dataDir, { recursive: true })
    // With its modes, which Node leaves behind on the way.
    execFileSync('cp', ['-Rp', `${await made}/.`, dataDir])
  }
}

/** As an opened database leaves it: no tables. */
export const fillWithEmptyDatabase = onceARun('empty', async (dataDir) => {
  await (await openDatabase({ dataDir })).close()
})

/** As a first start leaves it: the demo, its secrets sealed with the key of the tests. */
export const fillWithDemo = onceARun('demo', async (dataDir) => {
  const first = startServices({ DATA_DIR: dataDir })
  await first.listening()
  await first.stop('SIGTERM')
})
