import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { filesIn, writeFiles } from '../../generators/files.ts'

const root = mkdtempSync(join(tmpdir(), 'pupitre-files-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

it('files are written together: where one cannot be, the others are as they were', () => {
  writeFileSync(join(root, 'known.txt'), 'before')
  symlinkSync('nowhere/at-all', join(root, 'lost.txt'))
  const files = new Map([
    ['known.txt', 'after'],
    ['new/one.txt', 'one'],
    ['lost.txt', 'never'],
  ])
  expect(() => writeFiles(root, files)).toThrow('ENOENT')
  expect(readFileSync(join(root, 'known.txt'), 'utf8')).toBe('before')
  expect(filesIn(root, 'new')).toEqual([])
})
