import { type Executor, run } from '../resources/catalogue/statement.ts'

export interface StoredFile {
  /** Under which it is handed out; never a path. */
  readonly name: string
  readonly mediaType: string
  readonly bytes: Uint8Array
}

/** Keeps a file; its number is for the row that says whose it is. With the caller's transaction it stays, or goes with it. */
export const storeFile = async (tx: Executor, { name, mediaType, bytes }: StoredFile): Promise<number> => {
  const [stored] = await run<{ id: number }>(
    tx,
    'insert into "file" ("name", "mediaType", "bytes") values ($1::text, $2::text, $3::bytea) returning "id"',
    [name, mediaType, bytes],
  )
  if (!stored) throw new Error('insert into "file" returned no row')
  return stored.id
}

export const fileOf = async (db: Executor, id: number): Promise<StoredFile | undefined> => {
  const [file] = await run<StoredFile>(
    db,
    'select "name", "mediaType", "bytes" from "file" where "id" = $1::int',
    [id],
  )
  return file
}

export const removeFile = async (tx: Executor, id: number): Promise<void> => {
  await run(tx, 'delete from "file" where "id" = $1::int', [id])
}
