// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchPart } from '#renderer/scheduling/fetchPart.ts'

const asked: string[] = []
let missing: string | undefined
beforeEach(() => {
  asked.length = 0
  missing = undefined
  vi.stubGlobal('fetch', async (href: string) => {
    asked.push(new URL(href).pathname)
    if (missing !== undefined && href.endsWith(missing)) throw new TypeError('no network')
    return new Response('export {}')
  })
})
afterEach(() => {
  document.head.replaceChildren()
  vi.unstubAllGlobals()
})

/** As the bundler writes it. */
const importing = (file: string) => {
  const load = vi.fn(async () => file)
  return Object.assign(load, { toString: () => `()=>import(\`${file}\`)` })
}
const sheets = () => [...document.head.querySelectorAll('link')]

it('nothing is imported before all that it consists of has come, each file once; what did not come is asked for again', async () => {
  const load = importing('./part.js')
  const beside = ['assets/one.js', 'assets/two.js']
  missing = 'two.js'
  await expect(fetchPart(load, beside)).rejects.toThrow('no network')
  expect(load).not.toHaveBeenCalled()
  missing = undefined
  asked.length = 0
  expect(await fetchPart(load, beside)).toBe('./part.js')
  expect(asked).toEqual(['/assets/two.js'])
  await fetchPart(load, beside)
  expect(asked).toHaveLength(1)
})

it('a part of one file is that file, which the bundler does not name', async () => {
  const load = importing('./alone.js')
  missing = 'alone.js'
  await expect(fetchPart(load)).rejects.toThrow()
  expect(load).not.toHaveBeenCalled()
  missing = undefined
  expect(await fetchPart(load)).toBe('./alone.js')
})

it('an answer that is none counts as not come', async () => {
  const load = importing('./gone.js')
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  await expect(fetchPart(load)).rejects.toThrow('gone.js did not come')
  expect(load).not.toHaveBeenCalled()
})

it('what the page asks for by itself is left to it', async () => {
  document.head.append(Object.assign(document.createElement('link'), { href: '/assets/words.js' }))
  await fetchPart(importing('./other.js'), ['assets/words.js'])
  expect(asked.map((path) => path.split('/').at(-1))).toEqual(['other.js'])
})

it('a style sheet that did not come is asked for again, and stands in the page once', async () => {
  const load = importing('./styled.js')
  const first = fetchPart(load, ['assets/styled.css'])
  sheets()[0]?.dispatchEvent(new Event('error'))
  await expect(first).rejects.toThrow('styled.css did not come')
  expect([sheets().length, load.mock.calls.length]).toEqual([0, 0])
  const second = fetchPart(load, ['assets/styled.css'])
  sheets()[0]?.dispatchEvent(new Event('load'))
  await second
  await fetchPart(load, ['assets/styled.css'])
  expect(sheets()).toHaveLength(1)
})
