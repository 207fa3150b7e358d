// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'

const refuse = vi.hoisted(() => (name: string) => () => {
  throw new Error(`the engine asked for ${name}`)
})
vi.mock('react', refuse('react'))
vi.mock('react-dom', refuse('react-dom'))

const root = new URL('../../src/engine/', import.meta.url)
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))

test.each(files)('%s loads where there is neither React nor a page', async (name) => {
  expect(globalThis).not.toHaveProperty('document')
  expect(globalThis).not.toHaveProperty('window')
  await expect(import(new URL(name, root).href)).resolves.toBeDefined()
})

test.each(files)(
  '%s names nothing but the protocol, the vocabulary, the engine, the CSV reader and a store without a screen',
  (name) => {
    const source = readFileSync(new URL(name, root), 'utf8')
    const imported = [...source.matchAll(/from '([^']+)'/g)].map((match) => match[1] as string)
    expect(
      imported.filter((from) => !/^(\.{1,2}\/|#protocol\/|#dsl\/|papaparse$|zustand\/vanilla$)/.test(from)),
    ).toEqual([])
    expect(source).not.toMatch(/\b(document|window|fetch|localStorage|process|setTimeout)\b[.(]/)
  },
)
