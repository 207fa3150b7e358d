import { appendFileSync, cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Names the folder that the first start of a run has left. */
export const DEMO_FOLDER = 'DEMO_FOLDER'

/** What opens the folder, or a copy, takes less memory: PGlite fills all of it with zeros at each start, a fifth of what that costs. */
export const openSmall = (folder: string): void =>
  appendFileSync(join(folder, 'pg', 'postgresql.auto.conf'), "shared_buffers = '16MB'\n")

/** A folder of its own for a server: as after a first start of this project, where there was one, else empty. */
export const newDataFolder = (isOfThisProject: boolean): string => {
  const folder = mkdtempSync(join(tmpdir(), 'pupitre-browser-'))
  const made = process.env[DEMO_FOLDER]
  if (made && isOfThisProject) cpSync(made, folder, { recursive: true })
  return folder
}
