import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { navigationNames } from '#protocol/configuration.ts'
import { catalogue } from '#schemas'
import { suiteNames } from '../bench/suite.ts'
import packageJson from '../package.json' with { type: 'json' }

const read = (path: string): string => readFileSync(path, 'utf8')
const documents = ['README.md', ...readdirSync('docs').map((name) => `docs/${name}`)].filter((path) =>
  path.endsWith('.md'),
)

/** What is written as code, outside of blocks. */
const codeIn = (text: string): string[] =>
  [...text.replace(/^ *```.*?^ *```/gms, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)

/** The anchors of a document's headings, as hosts of repositories make them. */
const anchorsIn = (text: string): string[] =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  )

describe.each(documents)('%s', (path) => {
  const text = read(path)

  test('links to files and headings that are there', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
    const broken = links.filter(([, file = '', anchor]) => {
      const target = file === '' ? path : posix.join(posix.dirname(path), file)
      return !existsSync(target) || (anchor !== undefined && !anchorsIn(read(target)).includes(anchor))
    })
    expect(broken.map(([link]) => link)).toEqual([])
  })

  test('names commands that there are', () => {
    const named = [...text.matchAll(/npm run (?:-s )?([a-z][\w:]*)/g)].map(([, name = '']) => name)
    expect(named.filter((name) => !(name in packageJson.scripts))).toEqual([])
  })
})

/** What a reader makes, or the bench. */
const made = /parkingLot|colour|multipleOf|bench\/results/
const fileOf = (code: string): string | undefined => {
  if (/^\d{4}-[a-z-]+$/.test(code)) return `migrations/${code}.sql`
  const isPath = /^(?:schemas|src|tests|generators|bench|data|docs|packages)\/[\w./-]+$/.test(code)
  return isPath && !made.test(code) ? code : undefined
}

test.each(documents)('%s names files that there are', (path) => {
  const named = codeIn(read(path)).flatMap((code) => fileOf(code) ?? [])
  expect(named.filter((one) => !existsSync(one))).toEqual([])
})

test('README.md tells of every command', () => {
  const said = read('README.md')
  const commands = Object.keys(packageJson.scripts).map((name) =>
    ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`,
  )
  expect(commands.filter((command) => !new RegExp(`${command}(?![\\w:])`).test(said))).toEqual([])
})

test('docs/settings.md tells of every variable that the server reads, and of no other', () => {
  const config = ['config', 'configValues', 'secretKey'].map((name) => read(`src/server/${name}.ts`))
  const variables = [...config.join('\n').matchAll(/\benv\.([A-Z_]+)|urlOf\(env, '([A-Z_]+)'/g)].map(
    ([, direct, address]) => direct ?? address,
  )
  const links = navigationNames.map((name) => `NAVIGATION_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}_URL`)
  const asked = new Set([...variables, ...links].filter((name) => name !== 'NODE_ENV'))
  const told = new Set(
    codeIn(read('docs/settings.md')).flatMap((code) => code.match(/^[A-Z][A-Z_]+(?==|$)/) ?? []),
  )
  expect([...told].sort()).toEqual([...asked].sort())
})

test('docs/screens.md has a row for each table and each screen of the menu', () => {
  const rows = [...read('docs/screens.md').matchAll(/^\| `([^`]+)` \|/gm)].map(([, name = '']) => name)
  const screens = [...catalogue.screens.keys()].map((name) => `/console#${name}`)
  expect([...catalogue.tables.keys(), ...screens].filter((name) => !rows.includes(name))).toEqual([])
  const tables = rows.filter((name) => !name.startsWith('/'))
  expect(tables.filter((name) => !catalogue.tables.has(name))).toEqual([])
})

test('docs/bench.md tells of every suite', () => {
  const told = codeIn(read('docs/bench.md'))
  expect(suiteNames.filter((name) => !told.includes(name))).toEqual([])
})
