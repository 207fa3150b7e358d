import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readConfig } from '#server/config.ts'
import { scratchFolder, startServices } from './command.ts'

const hex = (bytes: Iterable<number>) => Buffer.from([...bytes]).toString('hex')
const each = (of: (n: number) => number) => hex(Array.from({ length: 32 }, (_, n) => of(n) & 255))
const text = (words: string) => Buffer.from(words.padEnd(32, '!').slice(0, 32))
const good = createHash('sha256').update('a key for tests').digest('hex')

const guessable: Readonly<Record<string, string>> = {
  'nothing but zeros': '0'.repeat(64),
  'one byte': 'ab'.repeat(32),
  'one letter of base64': `${'A'.repeat(43)}=`,
  'two bytes in turn': '0f1e'.repeat(16),
  'a phrase of five signs, over and over': 'K7x/9'.repeat(9).slice(0, 43),
  'half a random key, twice': good.slice(0, 32).repeat(2),
  'counted up': each((n) => n),
  'counted down': each((n) => 255 - n),
  'counted by seven': each((n) => 7 * n + 3),
  'counted up and down': each((n) => (n < 16 ? n * 9 : (31 - n) * 9)),
  'the digits in a row': '0123456789abcdef'.repeat(4),
  'the digits to and fro': '0123456789abcdeffedcba98765432100123456789abcdeffedcba9876543210',
  'powers of two': each((n) => 2 ** (n % 8)),
  'the alphabet': 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopq',
  'zeros after eight random bytes': good.slice(0, 16).padEnd(64, '0'),
  'a few different bytes': each((n) => 37 * (good.charCodeAt(n) % 12)),
  'five different digits': [...good].map((digit) => '02579'[Number.parseInt(digit, 16) % 5]).join(''),
  'words as hexadecimal digits': text('correct horse battery staple').toString('hex'),
  'words as base64': text('Pupitre: clef de production 2026').toString('base64'),
  'base64 that reads as words': 'correcthorsebatterystaplehospitalnightduty1',
  'base64 that shouts': 'CORRECTHORSEBATTERYSTAPLEHOSPITALNIGHTDUTY/',
}

describe('a SECRET_KEY that could be guessed', () => {
  it.each(Object.entries(guessable))('is refused: %s', (_, SECRET_KEY) => {
    for (const NODE_ENV of ['production', 'test', ''])
      expect(() => readConfig({ NODE_ENV, SECRET_KEY })).toThrow(/^SECRET_KEY: easy to guess/)
  })

  it('stops the start with a line that says how to make a better one', async () => {
    const scratch = scratchFolder()
    const SECRET_KEY = guessable['the digits in a row'] ?? ''
    const command = startServices({ NODE_ENV: 'production', DATA_DIR: scratch.path, SECRET_KEY })
    onTestFinished(async () => {
      await command.stop('SIGKILL')
      scratch.clear()
    })
    expect(await command.ended).toEqual({
      code: 1,
      out: '',
      err: 'SECRET_KEY: easy to guess (a repetition, a sequence, words, or few different bytes); openssl rand -hex 32 makes one that is not\n',
    })
  })

  it('still opens what it has sealed, once it is the previous one', () => {
    const SECRET_KEY_PREVIOUS = Object.values(guessable).join(',')
    const { previousSecretKeys } = readConfig({ SECRET_KEY: good, SECRET_KEY_PREVIOUS })
    expect(previousSecretKeys).toHaveLength(Object.keys(guessable).length)
  })
})

it('a folder with a database and without its key is given no other one', () => {
  const { path: DATA_DIR, clear } = scratchFolder()
  onTestFinished(clear)
  mkdirSync(join(DATA_DIR, 'pg'))
  expect(() => readConfig({ DATA_DIR })).toThrow(/^SECRET_KEY: .* holds a database and not its secret.key/)
  expect(existsSync(join(DATA_DIR, 'secret.key'))).toBe(false)
  expect(readConfig({ DATA_DIR, SECRET_KEY: good }).secretKey).toHaveLength(32)
})

it('a random SECRET_KEY is never refused, in any writing', () => {
  for (let n = 0; n < 20_000; n++) {
    const key = randomBytes(32)
    const SECRET_KEY = key.toString((['hex', 'base64', 'base64url'] as const)[n % 3])
    expect(readConfig({ SECRET_KEY }).secretKey, SECRET_KEY).toEqual(key)
  }
})
