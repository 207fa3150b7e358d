import { PassThrough } from 'node:stream'
import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { HttpProblem, handleErrors } from '#server/errors.ts'
import { gatewayOf } from '#server/services/agency/gateway.ts'
import { freePort } from '#tests/freePort.ts'

it.each([502, 503])('what another server did is in the log, and not in an answer %i', async (status) => {
  const log = new PassThrough({ encoding: 'utf8' })
  const app = fastify({ logger: { level: 'warn', stream: log } })
  handleErrors(app)
  app.get('/', async () => {
    const refused = new Error('connect ECONNREFUSED 10.0.0.7')
    throw new HttpProblem(status, { cause: new TypeError('fetch failed', { cause: refused }) })
  })
  const answer = await app.inject('/')
  expect(answer.statusCode).toBe(status)
  expect(answer.body).not.toContain('fetch')
  expect(log.read()).toMatch(/fetch failed.*connect ECONNREFUSED 10\.0\.0\.7/)
  await app.close()
})

it('a gateway of the agencies that is not there is logged as what it is', async () => {
  const gateway = gatewayOf({ agencyGatewayUrl: `http://127.0.0.1:${await freePort()}` })
  const call = gateway({ method: 'GET', path: '/list' })
  await expect(call).rejects.toMatchObject({ status: 503, cause: { cause: { code: 'ECONNREFUSED' } } })
})
