import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { fillWithEmptyDatabase } from '../madeFolders.ts'
import { shortLived } from '../shortLived.ts'

/** An empty folder that is removed when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pupitre-data-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A folder on which the database was started once: quicker than a first start for each test. */
export async function preparedFolder(): Promise<string> {
  const folder = temporaryFolder()
  await fillWithEmptyDatabase(folder)
  return folder
}

export interface Child {
  process: ChildProcessWithoutNullStreams
  /** The next line it says, or undefined when it has ended. */
  line(): Promise<string | undefined>
  /** SIGKILL; resolves to the lines said and not yet read. */
  kill(): Promise<string[]>
  /** Resolves to its exit code, or the signal that ended it. */
  ended: Promise<number | string>
}

/** Runs `writer.ts` on a folder; it is killed at the latest when the test ends. */
export function startWriter(dataDir: string, environment: Record<string, string> = {}): Child {
  const script = fileURLToPath(new URL('./writer.ts', import.meta.url))
  const child = spawn(process.execPath, [...shortLived, script, dataDir], {
    env: { ...process.env, ...environment },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  const ended = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | string)
  const line = async () => (await lines.next()).value as string | undefined
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
    const rest: string[] = []
    for (let next = await line(); next !== undefined; next = await line()) rest.push(next)
    return rest
  }
  return { process: child, line, kill, ended }
}
