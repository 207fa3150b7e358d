import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Length of the secret key, in bytes. */
const LENGTH = 32

/** 64 hexadecimal digits or base64 (either alphabet) of 32 bytes; undefined when it is neither. */
export const parseSecretKey = (text: string): Uint8Array | undefined => {
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex')
  if (!/^[\w+/-]{43}=?$/.test(text)) return undefined
  const bytes = Buffer.from(text, 'base64')
  return bytes.length === LENGTH ? bytes : undefined
}

/** The key of a development folder: made once, readable by its owner only. Undefined when the file holds none. */
export const ownSecretKey = (dataDir: string): Uint8Array | undefined => {
  const file = join(dataDir, 'secret.key')
  mkdirSync(dataDir, { recursive: true })
  try {
    if (!existsSync(file))
      writeFileSync(file, `${randomBytes(LENGTH).toString('hex')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    // Two processes starting at once: the first one's key is everybody's.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return parseSecretKey(readFileSync(file, 'utf8').trim())
}
