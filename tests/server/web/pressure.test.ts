import { fastify } from 'fastify'
import { expect, it, vi } from 'vitest'
import { handleErrors } from '#server/errors.ts'
import { refuseUnderPressure } from '#server/web/pressure.ts'
import { until } from '../../until.ts'

it('what a start has cost is no pressure: a server refuses nobody for it in its first two seconds', async () => {
  const app = fastify()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(5000)
  try {
    handleErrors(app)
    // Of any loop that has run at all.
    await refuseUnderPressure(app, 0.001)
    app.get('/', async () => 'here')
    await app.ready()
    await until(() => expect(app.isUnderPressure()).toBe(true))
    const answersAt = async (now: number) => {
      clock.mockReturnValue(now)
      return (await app.inject('/')).statusCode
    }
    expect([await answersAt(6900), await answersAt(7100)]).toEqual([200, 503])
  } finally {
    clock.mockRestore()
    await app.close()
  }
})
