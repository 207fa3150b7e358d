import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Fired, Shots } from './shots.ts'

const script = fileURLToPath(new URL('fire.ts', import.meta.url))

export interface Gun {
  /** @throws Error when most were refused: what is measured would be something else; when the process that sends them ends. */
  fire(shots: Shots): Promise<Fired>
  close(): void
}

export const openGun = (): Gun => {
  const child = fork(script)
  const ended = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`what sends the requests ended with ${code ?? signal}`)
  })
  ended.catch(() => {})
  return {
    fire: async (shots) => {
      child.send(shots)
      const [fired] = (await Promise.race([once(child, 'message'), ended])) as [Fired]
      if (2 * fired.failed > shots.amount)
        throw new Error(`${fired.failed} of ${shots.amount} requests to ${shots.url} failed`)
      return fired
    },
    close: () => child.disconnect(),
  }
}

const FEWEST = 10

/** How many requests keep a server of `ms` a request busy for about as many seconds on two cores. */
export const amountFor = (seconds: number, ms: number): number =>
  Math.max(FEWEST, Math.ceil((2 * seconds * 1000) / ms))
