import { sql } from 'kysely'
import type { Catalogue } from '#dsl/catalogue.ts'
import { recompute } from '#engine/computed.ts'
import { rowSchema, shapeOf } from '#engine/validation/shape.ts'
import { validateRow } from '#engine/validation/validate.ts'
import { providerLevel } from '#protocol/services/session.ts'
import { recordAudit } from '../audit.ts'
import type { Database } from '../db/database.ts'
import { operator } from '../principal.ts'
import { compile } from '../resources/catalogue/ajv.ts'
import { accountKey, setPasswordHash } from '../services/auth/accounts.ts'
import { StartProblem } from '../start/operatorLines.ts'

export interface NewAdmin {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly lang: string
  /** PHC string, argon2id. */
  readonly passwordHash: string
}

/** Kind of administrator counted nowhere: the provider's own. Source: specification §6. */
const productAccount = 6

/** Level 1 with every permission, where there is none yet; the administrator; the password; the record of it. */
export const insertAdmin = async (
  database: Database,
  catalogue: Catalogue,
  admin: NewAdmin,
): Promise<void> => {
  const { passwordHash, ...person } = admin
  const given = { ...person, level: providerLevel, typeAdmin: productAccount }
  refuseWrong(catalogue, given)
  const entity = catalogue.entities.get('admin')!
  const computed = recompute(entity, given)
  const row = { ...given, ...computed }
  const granted = sql.join(Object.values(catalogue.permissions).map((column) => sql.ref(column)))
  const yes = sql.join(Object.values(catalogue.permissions).map(() => sql`true`))
  await database.transaction(async (tx) => {
    await sql`insert into "level" ("id", "name", ${granted}) values (${providerLevel}, 'Provider', ${yes})
      on conflict ("id") do nothing`.execute(tx)
    // The next level is numbered after the one numbered here.
    await sql`select setval(pg_get_serial_sequence('"level"', 'id'), (select max("id") from "level"))`.execute(
      tx,
    )
    const { rows } = await sql<{ id: number }>`
      insert into "admin" ("firstName", "lastName", "email", "level", "typeAdmin", "lang", "idLanguage", "user", "uniqueKey1")
      values (${row.firstName}, ${row.lastName}, ${row.email}, ${row.level}, ${row.typeAdmin}, ${row.lang},
        ${computed.idLanguage}, ${computed.user}, ${accountKey(row.email)}) returning "id"`.execute(tx)
    const id = rows[0]!.id
    await setPasswordHash(tx, id, passwordHash)
    await recordAudit(tx, operator, [{ action: 'insert', entity: 'admin', row: id, after: row }])
  })
}

const refuseWrong = (catalogue: Catalogue, row: Readonly<Record<string, unknown>>): void => {
  const context = {
    mode: 'create',
    level: providerLevel,
    institutions: [],
    records: {},
    options: {},
    flags: {},
  } as const
  const entity = catalogue.entities.get('admin')!
  const shape = shapeOf(compile(rowSchema(entity)), entity)
  const [problem] = validateRow(entity, row, { context, final: true, shape })
  if (problem) throw new StartProblem(`${problem.column}: not a correct value (${problem.code}).`)
}
