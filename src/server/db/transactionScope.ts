import { AsyncLocalStorage } from 'node:async_hooks'
import { DatabaseFailure } from './failure.ts'

interface Scope {
  open: boolean
}

const scopes = new AsyncLocalStorage<Scope>()

/** Runs the body of a transaction; until it settles, `refuseInside` throws in everything it started. */
export async function insideTransaction<T>(body: () => Promise<T>): Promise<T> {
  const scope: Scope = { open: true }
  try {
    return await scopes.run(scope, body)
  } finally {
    scope.open = false
  }
}

/**
 * On the single embedded connection a query on the outer database inside a transaction would wait for itself
 * for ever, and on a pool it would silently run outside the transaction.
 * @throws DatabaseFailure `outsideTransaction`
 */
export function refuseInside(): void {
  if (scopes.getStore()?.open) throw new DatabaseFailure('outsideTransaction')
}
