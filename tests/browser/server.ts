import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { freePort } from '../freePort.ts'
import { shortLived } from '../server/shortLived.ts'
import { newDataFolder } from './dataFolder.ts'

/** A server as a user starts it: its own process, its own folder, the demo data. */
export interface RunningServer {
  readonly url: string
  readonly dataDir: string
  /** SIGTERM, and the same folder opened again on the same port. */
  restart(): Promise<void>
  /** SIGTERM; the folder stays. */
  end(): Promise<void>
  stop(): Promise<void>
}

const START = 120_000

const ready = async (child: ChildProcess, url: string, output: () => string): Promise<void> => {
  const until = Date.now() + START
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`The server stopped (${child.exitCode}):\n${output()}`)
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`The server did not get ready:\n${output()}`)
}

/** `folder`: the project that is started, this one where nothing is said. */
export const startServer = async (
  env: Readonly<Record<string, string>> = {},
  folder?: string,
): Promise<RunningServer> => {
  const dataDir = newDataFolder(folder === undefined)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess
  const start = async () => {
    let text = ''
    child = spawn(process.execPath, [...shortLived, 'generators/start.ts'], {
      cwd: folder ?? process.cwd(),
      env: {
        ...process.env,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        DATABASE_URL: '',
        GAZETTEER: 'off',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const keep = (chunk: Buffer) => {
      text = `${text}${chunk}`.slice(-8_000)
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    await ready(child, url, () => text)
  }
  const end = () =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null) return resolve()
      child.once('exit', () => resolve())
      child.kill('SIGTERM')
    })
  await start()
  return {
    url,
    dataDir,
    end,
    restart: async () => {
      await end()
      await start()
    },
    stop: async () => {
      await end()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
