import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, it } from 'vitest'
import type { JsonSchema } from '#dsl/columns/kind.ts'
import { catalogue } from '#schemas'
import { openTestServer } from '#tests/server/testServer.ts'
import { bodyProblems, document, operations, searchProblems } from './document.ts'

const file = fileURLToPath(new URL('../../src/generated/openapi.json', import.meta.url))

/** Bytes. Why not less: `docs/decisions.md`, "The OpenAPI document". */
const MOST_OF_A_CALL = 1_020

it('is at most 1,020 bytes a call, with the schemas that it takes', () => {
  expect(statSync(file).size).toBeLessThanOrEqual(MOST_OF_A_CALL * operations.length)
})

it('says nothing in full that it says under a name already, where the name is shorter', () => {
  const names = new Map(
    Object.entries(document.components.schemas).map(([name, schema]) => [JSON.stringify(schema), name]),
  )
  const told = new Set<string>()
  JSON.stringify(document, function (this: object, key: string, value: unknown) {
    const name = names.get(JSON.stringify(value))
    const isItself = this === document.components.schemas
    if (name && !isItself && JSON.stringify(value).length > `{"$ref":"#/components/schemas/${name}"}`.length)
      told.add(`${key}: ${name}`)
    return value
  })
  expect([...told]).toEqual([])
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
  // A refusal is `default`, which the next test asks for; statuses of their own are those that a caller acts on.
  const byDefault = /^warn operation-4xx-response /
  expect(told.filter((line) => !byDefault.test(line))).toEqual([])
})

it('says of every operation how it refuses: as all others do, besides what it refuses in its own way', () => {
  const refused = '#/components/responses/Refused'
  const told = operations.filter(({ operation: { responses } }) => {
    const { default: other } = responses
    return !other || !('$ref' in other) || other.$ref !== refused
  })
  expect(told.map(({ operation }) => operation.operationId)).toEqual([])
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
    const { requestBody } = operation
    const body = requestBody && 'content' in requestBody ? requestBody.content['application/json'] : undefined
    const { examples = {} } = body ?? {}
    return Object.values(examples).map(({ value }) => ({ path, method, value }))
  })
  expect(shown.length).toBeGreaterThan(5)
  for (const { path, method, value } of shown) {
    expect(bodyProblems(path, method, value)).toEqual([])
    if ('search' in value)
      expect(searchProblems(path.split('/').at(-1) ?? '', JSON.parse(value.search))).toEqual([])
  }
})

it('says of what is written in the row that a licence repeats the limits of a licence', () => {
  const path = '/api/v2/institution-has-admin/{id}'
  const taken = { firstName: 'Claire', lang: 'fr', personalInfoEdited: { firstName: 'Claire' } }
  expect(bodyProblems(path, 'put', taken)).toEqual([])
  for (const refused of [
    { firstName: 'C' },
    { email: 'c'.repeat(300) },
    { level: 0 },
    { personalInfoEdited: { firstName: 'C' } },
  ])
    expect(bodyProblems(path, 'put', refused), JSON.stringify(refused)).not.toEqual([])
})

it('shows of every list what its search may hold', () => {
  const { properties = {} } = (document.components.schemas.List ?? {}) as JsonSchema
  const request: unknown = JSON.parse(`${[properties.search?.examples].flat()[0]}`)
  for (const { name } of catalogue.entities.values()) expect(searchProblems(name, request), name).toEqual([])
})
