import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync, gzipSync } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'

/** An empty database as a tar archive, ready to load: kept beside the installed packages, since initdb takes seconds. */
export async function emptyDatabase(): Promise<Blob> {
  const cache = cachePath()
  return asTar(readCache(cache) ?? (await makeTemplate(cache)))
}

export const asTar = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes], { type: 'application/x-tar' })

/** A template serves one version of PGlite only, so the file carries it in its name. */
function cachePath(): string {
  const entry = fileURLToPath(import.meta.resolve('@electric-sql/pglite'))
  const root = entry.slice(0, entry.lastIndexOf(`${sep}dist${sep}`))
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return join(root, '..', '..', '.cache', 'pupitre', `empty-${version}.tar.gz`)
}

function readCache(path: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return gunzipSync(readFileSync(path))
  } catch {
    // None yet, or cut short: it is made anew.
    return undefined
  }
}

async function makeTemplate(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const pg = await PGlite.create()
  const tar = new Uint8Array(await (await pg.dumpDataDir('none')).arrayBuffer())
  await pg.close()
  const unfinished = `${path}.${process.pid}.${performance.now()}`
  try {
    // Others may read it, whatever the umask, and not put another database in its place.
    mkdirSync(join(path, '..'), { recursive: true, mode: 0o755 })
    writeFileSync(unfinished, gzipSync(tar, { level: 1 }), { mode: 0o644 })
    renameSync(unfinished, path)
  } catch {
    // Read-only or full: the next start makes it again.
    rmSync(unfinished, { force: true })
  }
  return tar
}
