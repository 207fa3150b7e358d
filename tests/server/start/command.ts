import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { until } from '../../until.ts'
import { compileCache } from '../compileCache.ts'
import { shortLived } from '../shortLived.ts'
import { testSecret } from '../testServer.ts'

const main = fileURLToPath(new URL('../../../generators/start.ts', import.meta.url))

export type Environment = Readonly<Record<string, string>>

export interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** A folder of its own for a test file, removed by `clear`. */
export const scratchFolder = () => {
  const path = mkdtempSync(join(tmpdir(), 'pupitre-start-'))
  return { path, clear: () => rmSync(path, { recursive: true, force: true }) }
}

/** The program as somebody starts it, with no environment but the one told. */
export class Command {
  readonly child: ChildProcess
  readonly ended: Promise<Ended>
  out = ''
  err = ''

  constructor(args: readonly string[], env: Environment, input = '') {
    this.child = spawn(process.execPath, [...shortLived, main, ...args], {
      env: {
        PATH: process.env.PATH,
        SECRET_KEY: testSecret,
        PORT: '0',
        GAZETTEER: 'off',
        ...compileCache(),
        ...env,
      },
      stdio: 'pipe',
    })
    // A start that is refused may end before it reads what it is given; how it ended is what tests look at.
    this.child.stdin?.on('error', () => undefined)
    this.child.stdin?.end(input)
    this.child.stdout?.on('data', (chunk) => {
      this.out += chunk
    })
    this.child.stderr?.on('data', (chunk) => {
      this.err += chunk
    })
    this.ended = new Promise((resolve) =>
      this.child.once('close', (code) => resolve({ code, out: this.out, err: this.err })),
    )
  }

  /** The address once the server listens. Rejects when it ends before. */
  listening(): Promise<string> {
    const address = () => /listens on (http\S+)/.exec(this.out)?.[1]
    return new Promise((resolve, reject) => {
      const look = () => {
        const found = address()
        if (found) resolve(found)
      }
      this.child.stdout?.on('data', look)
      look()
      void this.ended.then(({ code, err }) => reject(new Error(`ended with ${code}: ${err}`)))
    })
  }

  /** The address once it is also not overrun: on a busy machine a production server refuses at first. */
  async serving(): Promise<string> {
    const address = await this.listening()
    await until(async () => expect((await fetch(`${address}/config.json`)).status).toBe(200))
    return address
  }

  stop(signal: NodeJS.Signals): Promise<Ended> {
    this.child.kill(signal)
    return this.ended
  }
}

/** The services alone: these tests are not about the front end. */
export const startServices = (env: Environment) => new Command(['--services-only'], env)
