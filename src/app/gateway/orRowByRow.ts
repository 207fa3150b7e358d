import { type Gateway, problemOf } from '#renderer/gateway.ts'
import type { Together } from './rowByRow.ts'

/** Calls of several rows, row by row where the service turns out to know none: it answers that there is no such call. */
export const orRowByRow = (together: Together, single: Pick<Gateway, 'update' | 'remove'>): Together => {
  const without = new Set<string>()
  // Few services are without: the code for these is fetched when one is met.
  const rowByRow = async () => (await import('./rowByRow.ts')).rowByRow(single)
  const tried = async <T>(name: string, call: (one: Together) => Promise<T>): Promise<T> => {
    if (!without.has(name))
      try {
        return await call(together)
      } catch (thrown) {
        const { status, details } = problemOf(thrown)
        // Of a row that is not there the line is told.
        if (![404, 405].includes(status) || details.length > 0) throw thrown
        without.add(name)
      }
    return call(await rowByRow())
  }
  return {
    updateAll: (name, ...asked) => tried(name, (one) => one.updateAll(name, ...asked)),
    removeAll: (name, ...asked) => tried(name, (one) => one.removeAll(name, ...asked)),
  }
}
