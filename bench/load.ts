import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** Requests to send one after another on every connection, over and over. */
export interface Shots {
  readonly url: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly bodies: readonly object[]
  readonly connections: number
  readonly seconds: number
}

export interface Fired {
  readonly perSecond: number
  /** Milliseconds. */
  readonly p99: number
  readonly failed: number
}

const script = fileURLToPath(new URL('fire.ts', import.meta.url))

/** @throws Error when an answer was no success: what is measured would be something else. */
export const fire = async (shots: Shots): Promise<Fired> => {
  const { stdout } = await promisify(execFile)(process.execPath, [script, JSON.stringify(shots)])
  const fired = JSON.parse(stdout) as Fired
  if (fired.failed > 0) throw new Error(`${fired.failed} requests to ${shots.url}${shots.path} failed`)
  return fired
}
