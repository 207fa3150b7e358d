import { existsSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { readStore, type Store } from '../config.ts'
import { writePrivately } from '../dataFolder.ts'
import { lockFolder } from '../db/embedded/lock.ts'
import { fsyncPath } from '../db/embedded/syncing.ts'
import { errorCode } from '../errorCode.ts'
import { StartProblem } from '../start/operatorLines.ts'
import { askForCopy } from './askForCopy.ts'
import { connectionOf, runProgram } from './programs.ts'

/** The command `backup`: writes the configured database into a file that is not there yet, while the server runs or not. */
export const backUp = async (args: readonly string[]): Promise<void> => {
  const [given, ...more] = args
  if (!given || more.length > 0) throw new StartProblem('Usage: npm run backup -- FILE')
  const store = readStore(process.env)
  const file = resolve(given)
  if (existsSync(file)) throw new StartProblem(`${file} is there already. Choose another name.`)
  // Named as asked for only once it is whole and on the disk.
  const unfinished = `${file}.unfinished`
  try {
    writePrivately(unfinished, '')
  } catch (error) {
    throw new StartProblem(`${file} cannot be written (${errorCode(error)}).`)
  }
  try {
    await (store.databaseUrl === undefined
      ? packFolder(store, unfinished)
      : dump(store.databaseUrl, unfinished))
    fsyncPath(unfinished)
    renameSync(unfinished, file)
    fsyncPath(dirname(file))
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
  console.log(
    `${file} holds the database, without the key (SECRET_KEY, or secret.key in DATA_DIR): keep that elsewhere.`,
  )
}

const dump = (databaseUrl: string, file: string): Promise<void> => {
  const { args, env } = connectionOf(databaseUrl)
  return runProgram('pg_dump', ['--format=custom', '--file', file, ...args], env)
}

/** Of a copy that the running server makes, or of the folder itself while no server has it. */
const packFolder = async ({ dataDir }: Store, file: string): Promise<void> => {
  if (!existsSync(join(dataDir, 'pg')))
    throw new StartProblem(`DATA_DIR: there is no database in ${dataDir}.`)
  const copy = await askForCopy(dataDir)
  const { folder, release } = copy ?? { folder: dataDir, release: lockFolder(dataDir) }
  try {
    await runProgram('tar', ['-czf', file, '-C', folder, 'pg'])
  } finally {
    await release()
  }
}
