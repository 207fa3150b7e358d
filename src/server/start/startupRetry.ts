import { setTimeout } from 'node:timers/promises'
import { databaseProblem } from '../db/errors.ts'
import { DatabaseFailure } from '../db/failure.ts'

/** Longest that a start goes on trying, and between two tries, in milliseconds. */
const patienceMs = 60_000
const pauseMs = 500

/** Reasons for which a database that is there takes nobody in yet: slow, starting, stopping, or full (PostgreSQL appendix A). */
const passing = new Set<unknown>(['timeout', '57P01', '57P02', '57P03', '53300'])

/** Whether a start may get further in a moment. A folder in use, a wrong address or a password will be the same then. */
const passes = (error: unknown): boolean => {
  if (!(error instanceof DatabaseFailure))
    return ['conflict', 'timeout', 'unavailable'].includes(databaseProblem(error)?.kind ?? '')
  if (error.code === 'databaseUnreachable') return passing.has(error.facts.reason)
  return error.code === 'databaseUnavailable'
}

/**
 * Tries a step of the start again while the database is there and does not get to it: a machine that starts a server may be
 * busy with starting others. The step must be one that may be done twice.
 */
export const patiently = async <T>(step: () => Promise<T>): Promise<T> => {
  const until = performance.now() + patienceMs
  for (;;) {
    try {
      return await step()
    } catch (error) {
      if (!passes(error) || performance.now() > until) throw error
      await setTimeout(pauseMs)
    }
  }
}
