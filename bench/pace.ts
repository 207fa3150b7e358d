/** How thoroughly is measured: `npm run bench`, or `npm run bench -- quick` for the whole picture in five minutes. */
export interface Pace {
  readonly name: 'full' | 'quick'
  /** Counted rounds of ours and the rival in turns; one more warms up. */
  readonly rounds: number
  /** Fresh pages: cold starts of the console, first openings of a form. */
  readonly colds: number
  /** The same on a slow machine or line, where each takes many seconds. */
  readonly slowColds: number
  /** Seconds of load on each side in each round. */
  readonly seconds: number
  /** Of what takes whole seconds each time: starts, imports, type checks. */
  readonly slowRounds: number
  /** Minutes of a day's load, and of one that looks for what grows. */
  readonly dayMinutes: number
  readonly soakMinutes: number
}

export const paces: Readonly<Record<Pace['name'], Pace>> = {
  full: {
    name: 'full',
    rounds: 7,
    colds: 7,
    slowColds: 7,
    seconds: 2,
    slowRounds: 3,
    dayMinutes: 10,
    soakMinutes: 120,
  },
  quick: {
    name: 'quick',
    rounds: 2,
    colds: 2,
    slowColds: 1,
    seconds: 0.2,
    slowRounds: 1,
    dayMinutes: 0.5,
    soakMinutes: 2,
  },
}

/** `MINUTES=10` says how long such a load lasts, whatever the pace. */
export const minutesGiven = (): number | undefined => {
  const { MINUTES } = process.env
  return MINUTES ? Number(MINUTES) : undefined
}
