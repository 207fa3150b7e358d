import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { storedColumns } from '#dsl/entities/entity.ts'
import { copiesIn } from '#dsl/entities/facts.ts'
import { joinOf } from '#dsl/entities/places.ts'
import { headers } from '#protocol/headers.ts'
import { type ListRequest, listBody } from '#protocol/list.ts'
import { isObject, type Values } from '#protocol/row.ts'
import { endpoints, pathOf } from '#protocol/services.ts'
import { buildServer } from '#server/build.ts'
import { readConfig } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { quoted } from '#server/model/names.ts'
import { accountKey, setPasswordHash } from '#server/services/auth/accounts.ts'
import { password, passwordHash } from '#tests/server/people.ts'
import { testSecret } from '#tests/server/testServer.ts'
import { pathFor, type Request } from './calls.ts'
import { catalogue, entityOf, played } from './catalogue.ts'
import { type Row, World } from './state.ts'

export interface Answer {
  readonly status: number
  readonly body: Values
  readonly isReplayed: boolean
}

/** The whole server, with those who are signed in to it. */
export class Real {
  readonly database: Database
  private readonly app: FastifyInstance
  private readonly tokens = new Map<number, string>()

  private constructor(database: Database, app: FastifyInstance) {
    this.database = database
    this.app = app
  }

  static async on(database: Database): Promise<Real> {
    const config = readConfig({ NODE_ENV: 'test', SECRET_KEY: testSecret })
    const app = await buildServer({ catalogue, database, config })
    await app.ready()
    return new Real(database, app)
  }

  close = (): Promise<void> => this.app.close()

  async signIn(admin: number): Promise<Answer> {
    const answer = read(
      await this.app.inject({
        method: 'POST',
        url: pathOf(endpoints.login),
        payload: { email: emailOf(admin), password },
      }),
    )
    const { data } = answer.body
    if (isObject(data) && typeof data.token === 'string') this.tokens.set(admin, data.token)
    return answer
  }

  async signOut(admin: number): Promise<Answer> {
    return read(
      await this.app.inject({
        method: 'POST',
        url: pathOf(endpoints.logout),
        headers: this.authorization(admin),
      }),
    )
  }

  async send(admin: number, { method, url, payload, ifMatch }: Request, key?: string): Promise<Answer> {
    return read(
      await this.app.inject({
        method,
        url,
        ...(payload && { payload }),
        headers: {
          ...this.authorization(admin),
          ...(ifMatch !== undefined && { [headers.ifMatch]: ifMatch }),
          ...(key !== undefined && { [headers.idempotencyKey]: key }),
        },
      }),
    )
  }

  list(admin: number, entity: string, request: ListRequest): Promise<Answer> {
    return this.send(admin, {
      method: 'POST',
      url: pathFor(entity),
      payload: listBody({ limit: 1000, ...request }),
    })
  }

  private authorization(admin: number): Record<string, string> {
    return { [headers.authorization]: `Bearer ${this.tokens.get(admin)}` }
  }
}

const read = (answer: LightMyRequestResponse): Answer => {
  const body: unknown = String(answer.headers['content-type']).includes('json') ? answer.json() : {}
  return {
    status: answer.statusCode,
    body: isObject(body) ? body : {},
    isReplayed: answer.headers[headers.idempotencyReplayed] === 'true',
  }
}

const emailOf = (admin: number): string => `model-${admin}@example.org`

/** What each of the four people of a run is: level, and the places that they work in; where the licence is not activated, `off`. */
const cast = [
  { level: 1, in: [], off: [] },
  { level: 2, in: [0], off: [] },
  { level: 2, in: [1], off: [] },
  { level: 2, in: [0, 1], off: [1] },
] as const

export interface Stage {
  readonly world: World
  readonly people: readonly number[]
  readonly places: readonly number[]
  /** Ids up to here were there before. */
  readonly base: ReadonlyMap<string, number>
}

type Rows<T> = { readonly rows: readonly T[] }

/** Three institutions and four people that nobody has written about yet. */
export const openStage = (database: Database): Promise<Stage> =>
  database.transaction(async (tx) => {
    const ids = async (text: ReturnType<typeof sql<{ id: number }>>) =>
      ((await text.execute(tx)) as Rows<{ id: number }>).rows.map(({ id }) => id)
    const base = new Map<string, number>()
    for (const name of [...Object.keys(played), 'institution', 'audit']) {
      const [id = 0] = await ids(sql`select coalesce(max("id"), 0)::int as "id" from ${sql.table(name)}`)
      base.set(name, id)
    }
    const places = await ids(
      sql`insert into "institution" ("name", "nameSMS", "country", "lang", "sector", "timezone")
        select 'House ' || n, 'H' || n, 'fr', 'fr', 'health', 'Europe/Paris' from generate_series(1, 3) n returning "id"`,
    )
    const people: number[] = []
    for (const { level, in: works, off } of cast) {
      const [id = 0] = await ids(
        sql`insert into "admin" ("firstName", "lastName", "user", "email", "level", "typeAdmin", "lang", "uniqueKey1")
          values ('First', 'Last', 'First Last', '', ${level}, 1, 'en', '') returning "id"`,
      )
      await sql`update "admin" set "email" = ${emailOf(id)}, "uniqueKey1" = ${accountKey(emailOf(id))} where "id" = ${id}`.execute(
        tx,
      )
      await setPasswordHash(tx, id, passwordHash)
      for (const place of works)
        await sql`insert into "institutionHasAdmin" ("admin", "institution", "isActivated", "uniqueKey1")
          values (${id}, ${places[place]}, ${!off.some((one) => one === place)}, ${String(id)})`.execute(tx)
      people.push(id)
    }
    await sql.raw(copies).execute(tx)
    const levels = (
      (await sql<Values & { id: number }>`select * from "level"`.execute(tx)) as Rows<Values & { id: number }>
    ).rows
    const allowed = levels.map(({ id, ...columns }): [number, string[]] => [
      id,
      Object.keys(columns).filter((name) => columns[name] === true),
    ])
    const world = new World(new Map(allowed))
    for (const { id } of levels) world.of('level').set(id, bare(id, {}))
    const admins = await sql<{
      id: number
      level: number
    }>`select "id", "level" from "admin" where "id" = any(${people}::int[])`.execute(tx)
    for (const { id, level } of admins.rows) world.of('admin').set(id, bare(id, { level }))
    const licences = await sql<
      Values & { id: number }
    >`select "id", "admin", "institution", "isActivated", "level" from "institutionHasAdmin" where "admin" = any(${people}::int[])`.execute(
      tx,
    )
    for (const { id, ...values } of licences.rows) world.of('institutionHasAdmin').set(id, bare(id, values))
    return { world, people, places, base }
  })

const bare = (id: number, values: Values): Row => ({ id, version: 1, values, places: [], removed: false })

/** What licences repeat stands in them from the start. */
const copies = (() => {
  const stored = new Set(storedColumns(entityOf('institutionHasAdmin')).map(([name]) => name))
  const sets = copiesIn(entityOf('institutionHasAdmin')).flatMap(([name, { relation, column }]) =>
    stored.has(name) ? [`${quoted(name)} = ${quoted(relation)}.${quoted(column)}`] : [],
  )
  return `update "institutionHasAdmin" h set ${sets.join(', ')} from "admin", "institution" where "admin"."id" = h."admin" and "institution"."id" = h."institution"`
})()

/** What was written on a stage goes, so that the next one finds as little as this one. */
export const clearStage = (database: Database, { base }: Stage): Promise<unknown> => {
  const tables = Object.keys(played).flatMap((name) => {
    const entity = entityOf(name)
    const lists = Object.values(entity.columns).flatMap(({ facts }) => facts.through?.entity ?? [])
    return [name, joinOf(entity)?.link ?? [], lists].flat()
  })
  const deletes = [...new Set([...tables, 'institution', 'audit'])].map((name) => {
    const id = base.get(name)
    return `delete from ${quoted(name)}${id === undefined ? '' : ` where "id" > ${id}`};`
  })
  return database.session((session) =>
    session.exec(
      `begin; set local session_replication_role = replica; ${deletes.join('\n')} delete from "account" where "admin" > ${base.get('admin')}; delete from "attempt"; delete from "idempotency"; delete from "session"; commit;`,
    ),
  )
}
