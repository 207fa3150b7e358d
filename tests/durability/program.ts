import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { compileCache } from '../server/compileCache.ts'
import { shortLived } from '../server/shortLived.ts'
import { testSecret } from '../server/testServer.ts'

const main = fileURLToPath(new URL('../../generators/start.ts', import.meta.url))

/** The real program in a process group of its own, which can be ended as a whole and without notice. */
export class Program {
  readonly child: ChildProcess
  /** Exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>
  out = ''
  err = ''
  killed = false

  constructor(env: Readonly<Record<string, string>>, args: readonly string[] = ['--services-only']) {
    this.child = spawn(process.execPath, [...shortLived, main, ...args], {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'test',
        SECRET_KEY: testSecret,
        PORT: '0',
        ...compileCache(),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    this.child.stdout?.on('data', (chunk) => {
      this.out += chunk
    })
    this.child.stderr?.on('data', (chunk) => {
      this.err += chunk
    })
    this.ended = once(this.child, 'close').then(([code, signal]) => (code ?? signal) as number | string)
  }

  /** The address once the server listens. Rejects when it ends before. */
  async listening(): Promise<string> {
    const ended = this.ended.then((how) => {
      throw new Error(`ended with ${how}: ${this.err}`)
    })
    ended.catch(() => {})
    for (;;) {
      const [, address] = /listens on (http\S+)/.exec(this.out) ?? []
      if (address) return address
      await Promise.race([once(this.child.stdout!, 'data'), ended])
    }
  }

  /** SIGTERM: the program closes what it has open. */
  stop(): Promise<number | string> {
    this.child.kill('SIGTERM')
    return this.ended
  }

  /** SIGKILL to the whole group. */
  kill(): Promise<number | string> {
    const { pid, exitCode, signalCode } = this.child
    if (!this.killed && pid && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL')
    this.killed = true
    return this.ended
  }
}
