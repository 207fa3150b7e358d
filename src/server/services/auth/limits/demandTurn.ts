import type { Executor } from '../../../resources/catalogue/statement.ts'
import type { Allowance } from './allowances.ts'
import { counterOf, secondsOf } from './limiter.ts'
import { type Asking, tooMany } from './tooMany.ts'

/** Counts a try of somebody. @throws HttpProblem 429 once they have none left for a while */
export const demandTurn = async (
  db: Executor,
  allowance: Allowance,
  key: string,
  asking: Asking,
): Promise<void> => {
  const counted = await counterOf(db, allowance).penalty(key)
  if (counted.consumedPoints > allowance.free)
    throw tooMany({ by: allowance, seconds: secondsOf(counted) }, asking)
}
