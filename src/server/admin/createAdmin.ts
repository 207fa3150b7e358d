import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Catalogue } from '#dsl/catalogue.ts'
import { lengthFault, passwordLength } from '#protocol/services/session.ts'
import { type Config, readConfig } from '../config.ts'
import type { Database } from '../db/database.ts'
import { databaseProblem } from '../db/errors.ts'
import { errorCode } from '../errorCode.ts'
import { hashPassword } from '../services/auth/password.ts'
import { openMigrated } from '../start/openMigrated.ts'
import { StartProblem } from '../start/operatorLines.ts'
import { askPassword } from './askPassword.ts'
import { isDemoAccount } from './demoAccounts.ts'
import { insertAdmin, type NewAdmin } from './insertAdmin.ts'

const usage =
  'Usage: npm run admin:create -- --email E-MAIL --first-name NAME --last-name NAME [--lang fr|de|en|es] [--password-file FILE]'

/** The command `admin:create`: makes an administrator of level 1 in the configured database, empty or not. */
export const createAdmin = async (args: readonly string[], catalogue: Catalogue): Promise<void> => {
  const { admin, passwordFile } = parse(args)
  const config: Config = readConfig(process.env)
  if (config.production && isDemoAccount(admin.email))
    throw new StartProblem(
      `${admin.email} is an address of the demo, which nobody enters with in production.`,
    )
  const password = passwordFile ? fromFile(passwordFile) : await askPassword()
  if (lengthFault(password))
    throw new StartProblem(
      `The password must have ${passwordLength.min} to ${passwordLength.max} characters.`,
    )
  const database = await openMigrated(config)
  try {
    await insert(database, catalogue, { ...admin, passwordHash: await hashPassword(password) })
  } finally {
    await database.close()
  }
  console.log(`Administrator ${admin.email} created (level 1).`)
}

const parse = (args: readonly string[]) => {
  try {
    const option = { type: 'string' } as const
    const { values } = parseArgs({
      args: [...args],
      options: {
        email: option,
        'first-name': option,
        'last-name': option,
        lang: { ...option, default: 'fr' },
        'password-file': option,
      },
    })
    const {
      email,
      'first-name': firstName,
      'last-name': lastName,
      lang,
      'password-file': passwordFile,
    } = values
    if (!email || !firstName || !lastName) throw new StartProblem(usage)
    return { admin: { email, firstName, lastName, lang }, passwordFile }
  } catch {
    throw new StartProblem(usage)
  }
}

const fromFile = (file: string): string => {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '')
  } catch (error) {
    throw new StartProblem(`The password file cannot be read (${errorCode(error)}).`)
  }
}

const insert = async (database: Database, catalogue: Catalogue, admin: NewAdmin): Promise<void> => {
  try {
    await insertAdmin(database, catalogue, admin)
  } catch (error) {
    if (databaseProblem(error)?.kind !== 'unique') throw error
    throw new StartProblem(`There is already an administrator with the e-mail address ${admin.email}.`)
  }
}
