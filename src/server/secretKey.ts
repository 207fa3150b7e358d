import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError, type Environment } from './configValues.ts'
import { closeDataFiles, takeDataFolder, writePrivately } from './dataFolder.ts'
import { DatabaseFailure } from './db/failure.ts'
import { errorCode } from './errorCode.ts'
import { isGuessable } from './secrets/guessable.ts'

/** Length of the secret key, in bytes. */
const LENGTH = 32

/** 64 hexadecimal digits or base64 (either alphabet) of 32 bytes; undefined when it is neither. */
export const parseSecretKey = (text: string): Uint8Array | undefined => {
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex')
  return /^[\w+/-]{43}=?$/.test(text) ? Buffer.from(text, 'base64') : undefined
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
    writePrivately(file, `${randomBytes(LENGTH).toString('hex')}\n`, 'wx')
  } catch (error) {
    // Made at an earlier start, or by another process at this very moment: the first key is everybody's.
    if (errorCode(error) !== 'EEXIST') throw error
  }
  closeDataFiles(dataDir, ['secret.key'])
  return parseSecretKey(readFileSync(file, 'utf8').trim())
}

/** `SECRET_KEY`, or the key of the data folder where this is no production. @throws ConfigError */
export const secretKeyOf = (env: Environment, production: boolean, dataDir: string): Uint8Array => {
  if (production && !env.SECRET_KEY)
    throw new ConfigError('SECRET_KEY', 'required in production, 32 bytes as 64 hexadecimal digits or base64')
  if (env.SECRET_KEY) {
    const key = parseSecretKey(env.SECRET_KEY)
    if (!key) throw new ConfigError('SECRET_KEY', '32 bytes as 64 hexadecimal digits or base64')
    if (isGuessable(key))
      throw new ConfigError(
        'SECRET_KEY',
        'easy to guess (a repetition, a sequence, words, or few different bytes); openssl rand -hex 32 makes one that is not',
      )
    return key
  }
  let key: ReturnType<typeof ownSecretKey>
  try {
    key = ownSecretKey(dataDir)
  } catch (error) {
    if (error instanceof DatabaseFailure) throw error
    throw new ConfigError('DATA_DIR', `${dataDir} cannot be written (${errorCode(error)})`)
  }
  if (key === 'lost')
    throw new ConfigError(
      'SECRET_KEY',
      `${dataDir} holds a database and not its secret.key. Put that file back or set the key; where it is lost, set a new one (openssl rand -hex 32)`,
    )
  if (key) return key
  throw new ConfigError('DATA_DIR', `${dataDir}/secret.key does not hold a key of 32 bytes`)
}

/** `SECRET_KEY_PREVIOUS` @throws ConfigError */
export const previousKeysOf = (text: string): Uint8Array[] =>
  text.split(',').flatMap((part) => {
    if (!part.trim()) return []
    const key = parseSecretKey(part.trim())
    if (!key)
      throw new ConfigError(
        'SECRET_KEY_PREVIOUS',
        'a comma-separated list of keys of 32 bytes as 64 hexadecimal digits or base64',
      )
    return [key]
  })
