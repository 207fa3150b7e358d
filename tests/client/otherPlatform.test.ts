import { expect, it } from 'vitest'
import type { ApiError } from '#client/apiError.ts'
import { createHttp } from '#client/http.ts'
import { createResources } from '#client/resources.ts'
import { tokenStoreOf } from '#client/session/tokenStore.ts'
import { createTokens } from '#client/session/tokens.ts'
import { failureText } from '#renderer/failureText.ts'
import { config, fakeBrowser, fakeFetch, jwt, type Reply } from './fakes.ts'

const wire = { api: 'main', resource: 'institutionOption' } as const
const bson: Reply = { status: 400, body: { errors: ['BSONError: Argument passed in must be a string'] } }
const row = { id: 3, version: 2, hasSMS: true }

/** The resources of another platform, which gives these answers in order. */
const resourcesOf = (...answers: readonly Reply[]) => {
  const left = [...answers]
  const fetch = fakeFetch(() => left.shift() ?? { status: 500 })
  const tabs = fakeBrowser()()
  const tokens = createTokens(tokenStoreOf('memory', undefined), tabs)
  tokens.begin(jwt('1'))
  return { fetch, resources: createResources(createHttp({ bases: config.bases, tokens, tabs, fetch })) }
}
const changed = (of: ReturnType<typeof resourcesOf>) =>
  of.resources.update(wire, 3, { hasSMS: true }, undefined).catch((error: ApiError) => error)
const t = ((keys: readonly string[]) => keys[0]) as never

it('is asked once more for a change that it lost, and no more than that', async () => {
  const once = resourcesOf(bson, { status: 200, body: { data: row } })
  expect([await changed(once), once.fetch.sent.length]).toEqual([row, 2])
  const twice = resourcesOf(bson, bson, { status: 200, body: { data: row } })
  expect([await changed(twice), twice.fetch.sent.length]).toMatchObject([{ status: 400 }, 2])
  const refused = resourcesOf({ status: 400, body: { errorCode: 406, errors: ['BSON'] } })
  expect([await changed(refused), refused.fetch.sent.length]).toMatchObject([{ code: 406 }, 1])
})

it('says in its own words what went wrong where it gives no code; ours stand where it does', async () => {
  const told = await changed(resourcesOf({ status: 409, body: { errors: ['Déjà là', 'et encore'] } }))
  expect(failureText(t, told)).toBe('Déjà là')
  const coded = await changed(
    resourcesOf({ status: 409, body: { errorCode: 409, errors: ['name already exists'] } }),
  )
  expect(failureText(t, coded)).toBe('errors.409')
})
