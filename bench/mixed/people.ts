import pg from 'pg'
import { accountKey } from '#server/services/auth/accounts.ts'
import { type Account, authorizationOf, createAccount, type Headers } from '../ground/account.ts'
import type { Environment } from '../ground/children.ts'
import { PROVIDERS, staffInstitutions } from './house.ts'

export type SignIn = () => Promise<Headers>

interface Person {
  readonly email: string
  readonly level: 'Provider' | 'Staff'
  readonly institutions: readonly number[]
}

const further: readonly Person[] = [
  ...Array.from({ length: PROVIDERS - 1 }, (_, i): Person => {
    return { email: `provider-${i + 2}@pupitre.example`, level: 'Provider', institutions: [] }
  }),
  ...staffInstitutions.map((institutions, i): Person => {
    return { email: `staff-${i + 1}@pupitre.example`, level: 'Staff', institutions }
  }),
]

const level = `insert into "level" ("name", "isAllowedToAccessSettings") values ('Staff', true)`
const person = `insert into "admin" ("firstName", "lastName", "email", "level", "typeAdmin", "lang", "uniqueKey1")
  select 'Camille', 'Martin', $1, l."id", 1, 'fr', $2 from "level" l where l."name" = $3 returning "id"`
/** The password of the first. */
const password = `insert into "account" ("admin", "passwordHash") select $1, "passwordHash" from "account" order by "admin" limit 1`
const place = `insert into "institutionHasAdmin" ("admin", "institution", "uniqueKey1")
  select $1::int, i, $1::text from unnest($2::int[]) i`

/** Makes everybody, the provider's staff first. */
export const createPeople = async (env: Environment, folder: string): Promise<readonly Account[]> => {
  const first = createAccount(env, folder)
  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  try {
    await client.query(level)
    for (const { email, level, institutions } of further) {
      const { rows } = await client.query(person, [email, accountKey(email), level])
      const id: unknown = rows[0].id
      await client.query(password, [id])
      await client.query(place, [id, institutions])
    }
  } finally {
    await client.end()
  }
  return [first, ...further.map(({ email }) => ({ ...first, email }))]
}

export const signInsOf = (url: string, accounts: readonly Account[]): readonly SignIn[] =>
  accounts.map((account) => authorizationOf(url, account))
