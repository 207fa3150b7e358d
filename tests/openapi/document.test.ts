import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, it } from 'vitest'
import { catalogue } from '#schemas'
import { openTestServer } from '#tests/server/testServer.ts'
import { bodyProblems, document, operations, searchProblems } from './document.ts'

const file = fileURLToPath(new URL('../../src/generated/openapi.json', import.meta.url))

it('is at most 250 kB, or 1,360 bytes a call where there are more calls than that is for', () => {
  expect(statSync(file).size).toBeLessThanOrEqual(Math.max(250_000, 1_360 * operations.length))
})

it('is what the server gives', async () => {
  const server = await openTestServer()
  try {
    expect((await server.app.inject('/openapi.json')).json()).toEqual(document)
  } finally {
    await server.close()
  }
})

it('passes the recommended rules of Redocly', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const found = await lintFromString({ source: JSON.stringify(document), absoluteRef: file, config })
  const told = found.map(({ ruleId, severity, location }) => `${severity} ${ruleId} ${location[0]?.pointer}`)
  // What can be asked for without a token and without anything in it cannot be asked for wrongly; browsers are sent on.
  const unasked =
    /^warn operation-4xx-response #\/paths\/~1(healthz|readyz|config\.json|auth~1sso(~1callback)?)\/get\/responses$/
  expect(told.filter((line) => !unasked.test(line))).toEqual([])
})

it('names every operation once, in words that name a method', () => {
  const names = operations.map(({ operation }) => operation.operationId)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => !/^[a-z]+([A-Z][a-z0-9]*)+$/.test(name))).toEqual([])
  expect(names).toEqual(
    expect.arrayContaining([
      'listOrCreateSchedules',
      'updateSchedule',
      'removeSchedule',
      'upsertSchedules',
      'linkSchedules',
      'listOrCreateSpecialties',
      'listLevels',
      'signIn',
      'refreshToken',
      'readSession',
    ]),
  )
})

it('describes every tag that it uses, and uses every tag', () => {
  const used = new Set(operations.flatMap(({ operation }) => operation.tags))
  expect(new Set(document.tags.map(({ name }) => name))).toEqual(used)
  expect(document.tags.filter((tag) => !tag.description)).toEqual([])
})

it('has a row, what is written of it and a search for each entity', () => {
  for (const { name, access } of catalogue.entities.values()) {
    const row = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
    const written = [access.insert, access.update].some(({ may }) => may !== 'nobody')
    const names = [`${row}Selection`, `${row}Search`, ...(written ? [row, `${row}Input`] : [])]
    expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(names))
  }
})

it('shows calls that are right', () => {
  const shown = operations.flatMap(({ path, method, operation }) => {
    const { examples = {} } = operation.requestBody?.content['application/json'] ?? {}
    return Object.values(examples).map(({ value }) => ({ path, method, value }))
  })
  expect(shown.length).toBeGreaterThan(5)
  for (const { path, method, value } of shown) {
    expect(bodyProblems(path, method, value)).toEqual([])
    if ('search' in value)
      expect(searchProblems(path.split('/').at(-1) ?? '', JSON.parse(value.search))).toEqual([])
  }
})
