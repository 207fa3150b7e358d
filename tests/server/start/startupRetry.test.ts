import { describe, expect, it, vi } from 'vitest'
import { DatabaseFailure, type FailureCode, unavailable } from '#server/db/failure.ts'
import { patiently } from '#server/start/startupRetry.ts'

const unreachable = (reason: string) => new DatabaseFailure('databaseUnreachable', { reason })
const withCode = (code: string) => Object.assign(new Error(code), { code })

/** Fails with each error in turn, and gives `done` after them. */
const failing = (...errors: unknown[]) =>
  vi.fn(async () => {
    if (errors.length > 0) throw errors.shift()
    return 'done'
  })

describe('a step of the start', () => {
  it.each([
    ['a database that did not answer in time', unreachable('timeout')],
    ['one that is starting', unreachable('57P03')],
    ['one with too many clients', unreachable('53300')],
    ['a connection that was lost', unavailable('ECONNRESET')],
    ['no place in the pool', unavailable('no place came free')],
    ['a lock that others hold', withCode('55P03')],
    ['a deadlock', withCode('40P01')],
  ])('is tried again after %s', async (_, error) => {
    const step = failing(error)
    expect(await patiently(step)).toBe('done')
    expect(step).toHaveBeenCalledTimes(2)
  })

  it.each<[string, unknown]>([
    ['an address where nobody listens', unreachable('ECONNREFUSED')],
    ['a wrong password', unreachable('28P01')],
    ...(['dataDirInUse', 'migrationChanged', 'databaseNewer', 'databaseTooOld'] satisfies FailureCode[]).map(
      (code): [string, unknown] => [code, new DatabaseFailure(code)],
    ),
    ['a fault of the program', new TypeError('x is not a function')],
  ])('is not tried again after %s', async (_, error) => {
    const step = failing(error, error)
    await expect(patiently(step)).rejects.toBe(error)
    expect(step).toHaveBeenCalledTimes(1)
  })
})
