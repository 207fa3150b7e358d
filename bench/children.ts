import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
type Environment = Readonly<Record<string, string>>

/** As `npm start` finds it: building pages has set NODE_ENV in this process. */
export const plainEnvironment: Environment = { NODE_ENV: '', HOST: '127.0.0.1' }

export interface Child {
  readonly url: string
  readonly process: ChildProcess
  stop(): Promise<void>
}

export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** Starts a script that listens on PORT, and waits until `path` answers anything. */
export const startChild = async (args: readonly string[], env: Environment, path = '/'): Promise<Child> => {
  const port = await freePort()
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...plainEnvironment, PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended with ${child.exitCode}`)
    if (await fetch(url + path).catch(() => undefined)) break
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const stop = async () => {
    if (child.exitCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return { url, process: child, stop }
}

/** The demo, `scale` times as large, in an empty database. */
export const seed = (scale: number, env: Environment): void => {
  const args = ['generators/seed.ts', '--scale', String(scale)]
  execFileSync(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...plainEnvironment, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
