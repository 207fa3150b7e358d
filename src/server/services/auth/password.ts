import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** Memory in KiB, passes and lanes. Source: OWASP Password Storage Cheat Sheet. */
const cost = { memory: 19456, passes: 2, parallelism: 1 }
const hash = promisify(argon2)

/** Whether two texts are one password, however their accents are written. */
export const isSamePassword = (a: string, b: string): boolean => a.normalize('NFC') === b.normalize('NFC')

const derive = (password: string, salt: Uint8Array, { memory, passes, parallelism }: typeof cost) =>
  hash('argon2id', {
    message: password.normalize('NFC'),
    nonce: salt,
    memory,
    passes,
    parallelism,
    tagLength: 32,
  })

/** The PHC string of a password: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16)
  const tag = await derive(password, salt, cost)
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${plain(salt)}$${plain(tag)}`
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/** Whether the password is the one behind the PHC string; an unknown account costs the same time. */
export const verifyPassword = async (password: string, stored: string | undefined): Promise<boolean> => {
  const [, memory, passes, parallelism, salt = '', tag = ''] = phc.exec(stored ?? nobodys) ?? []
  if (memory === undefined) return false
  const expected = Buffer.from(tag, 'base64')
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const actual = await derive(password, Buffer.from(salt, 'base64'), cost)
  return timingSafeEqual(actual, expected) && stored !== undefined
}

const plain = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replaceAll('=', '')

/** Compared against when there is no account: a random tag that no password gives. */
const nobodys = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${plain(randomBytes(16))}$${plain(randomBytes(32))}`
