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
}

export const paces: Readonly<Record<Pace['name'], Pace>> = {
  full: { name: 'full', rounds: 7, colds: 7, slowColds: 7, seconds: 2, slowRounds: 3 },
  quick: { name: 'quick', rounds: 2, colds: 2, slowColds: 1, seconds: 0.2, slowRounds: 1 },
}
