import { expect, test } from 'vitest'
import { loadConfig, readConfig } from '#client/services/config.ts'
import { defaultConfiguration } from '#protocol/configuration.ts'
import { fakeFetch } from './fakes.ts'

test('bases can point elsewhere; what is missing or malformed keeps its default', () => {
  const config = readConfig({
    bases: {
      main: 'https://platform.test/api/',
      auth: 'javascript:alert(1)',
      flags: '//evil.test',
      export: 7,
    },
    tokenStore: 'localStorage',
    version: '1.2.3',
    sessionHint: 'has_session',
    profile: 'https://platform.test/profile',
  })
  expect(config).toEqual({
    bases: { ...defaultConfiguration.bases, main: 'https://platform.test/api' },
    tokenStore: 'localStorage',
    version: '1.2.3',
    sessionHint: 'has_session',
    profile: 'https://platform.test/profile',
  })
})

test.each([
  null,
  undefined,
  [],
  'text',
  { bases: '/x' },
  { bases: { nobody: '/x', toString: '/y' } },
  { bases: null, tokenStore: 'cookie', sessionHint: 7, profile: 'javascript:alert(1)' },
])('%j is the default', (body) => {
  expect(readConfig(body)).toEqual(defaultConfiguration)
})

test('a configuration that does not answer is an ApiError', async () => {
  const html = fakeFetch(() => ({ status: 200, body: '<html>' }))
  const missing = fakeFetch(() => ({ status: 404 }))
  await expect(loadConfig(html)).rejects.toMatchObject({ name: 'ApiError', code: 520 })
  await expect(loadConfig(missing)).rejects.toMatchObject({ name: 'ApiError', status: 404 })
})
