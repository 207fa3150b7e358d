import { HttpProblem } from '../../errors.ts'

/**
 * The folder that is made when it is first asked for, once for all who ask meanwhile; what failed is made again by the next.
 * 404 where nothing makes it.
 */
export const madeOnce = (make: (() => Promise<string>) | undefined): (() => Promise<string>) => {
  let making: Promise<string> | undefined
  return () => {
    if (!make) throw new HttpProblem(404)
    making ??= make().catch((error: unknown) => {
      making = undefined
      throw error
    })
    return making
  }
}
