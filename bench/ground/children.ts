import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '#tests/freePort.ts'
import { running } from './running.ts'

export const root = fileURLToPath(new URL('../../', import.meta.url))
export type Environment = Readonly<Record<string, string>>

export interface Child {
  readonly url: string
  readonly process: ChildProcess
  stop(): Promise<void>
}

/** Longest that a script may take to listen: it may have the front end to build first. */
const PATIENCE_MS = 300_000

/**
 * Starts a script that listens on PORT, and waits until `path` answers anything.
 * @throws Error when it ends before, or does not answer
 */
export const startChild = async (args: readonly string[], env: Environment, path = '/'): Promise<Child> => {
  const port = await freePort()
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const exited = once(child, 'exit')
  const ended = () => child.exitCode ?? child.signalCode
  const stop = running(async () => {
    child.kill('SIGTERM')
    await exited
  })
  const url = `http://127.0.0.1:${port}`
  const until = Date.now() + PATIENCE_MS
  try {
    for (;;) {
      if (ended() !== null) throw new Error(`${args.join(' ')} ended with ${ended()}`)
      if (await fetch(url + path).catch(() => undefined)) return { url, process: child, stop }
      if (Date.now() > until) throw new Error(`${args.join(' ')} does not answer`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  } catch (error) {
    await stop()
    throw error
  }
}
