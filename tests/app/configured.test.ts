import { expect, it } from 'vitest'
import { configured } from '#app/configured.ts'
import { fakeFetch } from '../client/fakes.ts'

const answered = { status: 200, body: JSON.stringify({ version: '7', tokenStore: 'localStorage' }) }

it('a configuration that does not come at once is asked for again', async () => {
  const answers = [{ status: 503, body: '' }, answered]
  const fetch = fakeFetch(() => answers.shift() ?? { status: 500, body: '' })
  expect(await configured(fetch, 0)).toMatchObject({ version: '7', tokenStore: 'localStorage' })
})

it.each([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), { status: 520 }],
  ['a page in its place', () => ({ status: 200, body: '<html>' }), { status: 520 }],
  ['none there', () => ({ status: 404, body: '' }), { status: 404 }],
])('nothing stands in for it: %s', async (_, answer, error) => {
  await expect(configured(fakeFetch(answer), 0)).rejects.toMatchObject(error)
})
