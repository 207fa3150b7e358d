import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { closeDataFiles, takeDataFolder, writePrivately } from './dataFolder.ts'
import { errorCode } from './errorCode.ts'

/** Length of the secret key, in bytes. */
const LENGTH = 32

/** 64 hexadecimal digits or base64 (either alphabet) of 32 bytes; undefined when it is neither. */
export const parseSecretKey = (text: string): Uint8Array | undefined => {
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex')
  if (!/^[\w+/-]{43}=?$/.test(text)) return undefined
  const bytes = Buffer.from(text, 'base64')
  return bytes.length === LENGTH ? bytes : undefined
}

/**
 * The key of a development folder: made once, readable by its owner only. Undefined when the file holds none, `lost` where there
 * is a database, of a backup perhaps, without the key that its secrets and its audit are sealed with.
 * @throws as `takeDataFolder`
 */
export const ownSecretKey = (dataDir: string): Uint8Array | 'lost' | undefined => {
  const file = join(dataDir, 'secret.key')
  takeDataFolder(dataDir)
  if (!existsSync(file) && existsSync(join(dataDir, 'pg'))) return 'lost'
  try {
    if (!existsSync(file)) writePrivately(file, `${randomBytes(LENGTH).toString('hex')}\n`, 'wx')
  } catch (error) {
    // Two processes starting at once: the first one's key is everybody's.
    if (errorCode(error) !== 'EEXIST') throw error
  }
  closeDataFiles(dataDir, ['secret.key'])
  return parseSecretKey(readFileSync(file, 'utf8').trim())
}
