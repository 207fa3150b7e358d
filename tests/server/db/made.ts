import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { type Database, openDatabase } from '#server/db/database.ts'
import { keepRows, shapeOf } from '../restore.ts'
import { madeFolder, templatePrefix } from './madeFolder.ts'

/** A database that several suites start from: made once a run, by whoever asks first, and copied for each. */
export interface Made<F> {
  /** In lower case. */
  readonly name: string
  /** Fills an empty database, and tells of it what JSON can hold. */
  make(database: Database): Promise<F>
}

/** What is known of a database that was made. */
export interface Told<F> {
  readonly facts: F
  /** SQL that brings the rows back. */
  readonly back: string
  /** What that does not bring back. */
  readonly shape: string
}

/** Several may write it at once: each writes the same. */
const write = (name: string, content: string | Uint8Array): void => {
  const unfinished = join(madeFolder(), `${name}.${process.pid}.${performance.now()}`)
  writeFileSync(unfinished, content)
  renameSync(unfinished, join(madeFolder(), name))
}

const makeIn = async <F>(database: Database, { name, make }: Made<F>): Promise<void> => {
  const facts = await make(database)
  const told: Told<F> = { facts, back: await keepRows(database), shape: await shapeOf(database) }
  write(`${name}.json`, JSON.stringify(told))
}

/** What was told of a database that has been opened. */
export const toldOf = <F>({ name }: Made<F>): Told<F> =>
  JSON.parse(readFileSync(join(madeFolder(), `${name}.json`), 'utf8')) as Told<F>

/** Of the embedded engine, for `openDatabase`. */
export const dumpOf = async <F>(made: Made<F>): Promise<Uint8Array<ArrayBuffer>> => {
  const file = `${made.name}.tar`
  if (!existsSync(join(madeFolder(), file))) {
    const database = await openDatabase({ dataDir: 'memory://' })
    await makeIn(database, made)
    write(file, (await database.dump()) ?? new Uint8Array())
    await database.close()
  }
  return readFileSync(join(madeFolder(), file))
}

/** The name of a database on the PostgreSQL server, to be given to `create database … template`. */
export const templateOf = async <F>(server: string, made: Made<F>): Promise<string> => {
  const name = `${templatePrefix()}${made.name}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return name
    const unfinished = `${name}_unfinished`
    await client.query(`drop database if exists "${unfinished}"`)
    await client.query(`create database "${unfinished}" template template0 encoding 'UTF8'`)
    const database = await openDatabase({
      databaseUrl: Object.assign(new URL(server), { pathname: `/${unfinished}` }).href,
    })
    await makeIn(database, made).finally(() => database.close())
    await client.query(`alter database "${unfinished}" rename to "${name}"`)
    return name
  } finally {
    await client.end()
  }
}
