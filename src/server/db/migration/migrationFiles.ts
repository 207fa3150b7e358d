import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseFailure } from '../failure.ts'

export interface MigrationFile {
  /** The file's name without `.sql`: `0001-first`. */
  name: string
  sql: string
  /** sha256 of the text with LF line ends, so that a checkout on Windows is no change. */
  checksum: string
}

/**
 * The `NNNN-name.sql` files of a folder in the order of their numbers.
 * @throws DatabaseFailure `migrationName` for another `.sql` file, `migrationNumberTwice`
 */
export async function readMigrations(folder: string): Promise<MigrationFile[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  let previous = ''
  for (const file of files) {
    const number = /^(\d{4})-[\w-]+\.sql$/.exec(file)?.[1]
    if (!number) throw new DatabaseFailure('migrationName', { name: file })
    if (number === previous) throw new DatabaseFailure('migrationNumberTwice', { number })
    previous = number
  }
  return Promise.all(files.map((file) => readMigration(folder, file)))
}

async function readMigration(folder: string, file: string): Promise<MigrationFile> {
  const sql = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n')
  const checksum = createHash('sha256').update(sql).digest('hex')
  return { name: file.slice(0, -'.sql'.length), sql, checksum }
}
