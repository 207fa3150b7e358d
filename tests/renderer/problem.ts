import { ApiError } from '#client/apiError.ts'
import type { CallProblem } from '#protocol/problem.ts'

type Facts = ConstructorParameters<typeof ApiError>[0]

/** What a gateway throws: an error of the client, which says more of itself. */
export const problem = (status: number, more: Partial<Facts & CallProblem> = {}) =>
  Object.assign(new ApiError({ status, code: status, ...more }), more)
