import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { catalogue } from '#schemas'
import { openapiFiles } from '../../generators/openapi.ts'

test('the description is valid OpenAPI and tells of every resource', async () => {
  const text = [...(await openapiFiles(catalogue)).values()][0] ?? ''
  const described = JSON.parse(text) as { openapi: string; paths: Record<string, unknown> }
  expect(await new Validator().validate(structuredClone(described))).toMatchObject({ valid: true })
  expect(described.openapi).toMatch(/^3\.1/)
  for (const { wire } of catalogue.entities.values())
    expect(described.paths).toHaveProperty([
      `/${wire.api === 'main' ? 'api' : 'export-api'}/v2/${wire.resource}`,
    ])
})
