import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { offline } from '#server/services/gazetteer/providers/offline.ts'
import { Command, scratchFolder } from '../start/command.ts'

const scratch = scratchFolder()
afterAll(scratch.clear)
const dataDir = join(scratch.path, 'data')

const fileOf = (name: string, content: string | Uint8Array): string => {
  const path = join(scratch.path, name)
  writeFileSync(path, content)
  return path
}
const run = (...args: string[]) => new Command(['gazetteer:import', ...args], { DATA_DIR: dataDir }).ended

const line = ['LU', 'L-1210', 'Luxembourg', '', '', '', '', '', '', '49.6117', '6.13', '6'].join('\t')

it('imports postal codes in place of our own places', async () => {
  const { code, out, err } = await run(fileOf('LU.txt', line))
  expect([code, out, err]).toEqual([0, 'lu: 1 postal codes imported.\n', ''])
  const database = await openDatabase({ dataDir })
  const found = await offline(database.kysely).suggest('lu', '4 rue Barblé, L-1210')
  await database.close()
  expect(found).toMatchObject([{ address: '4 rue Barblé, 1210 Luxembourg', lat: 49.6117 }])
})

it.each([
  ['no file', ['there-is-none.txt'], /^there-is-none\.txt is no postal file of GeoNames: ENOENT\.\n$/],
  ['nothing said', [], /^Usage: npm run gazetteer:import FILE\n$/],
  ['too much said', ['a', 'b'], /^Usage: /],
  [
    'another file',
    [fileOf('other.csv', 'a;b\n1;2')],
    /line 1 has 1 tab-separated columns instead of 12\.\n$/,
  ],
  ['bytes', [fileOf('zip', Uint8Array.of(0x50, 0x4b, 0xff, 0xfe))], /it is not UTF-8 text\.\n$/],
])('refuses %s in one line', async (_, args, expected) => {
  const { code, err } = await run(...args)
  expect(code).toBe(1)
  expect(err).toMatch(expected)
  expect(err.trim().split('\n')).toHaveLength(1)
})
