import { expect, it } from 'vitest'
import { services } from '#protocol/services.ts'
import config from '../../vite.config.ts'

it('the front end with hot reload finds every service of the platform', () => {
  const made = config({ mode: 'development', command: 'serve' })
  expect(Object.keys(made.server?.proxy ?? {})).toEqual(expect.arrayContaining(Object.values(services)))
})
