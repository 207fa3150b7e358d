import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isOncePerInstitution } from '#dsl/entities/facts.ts'
import type { Principal } from '#server/principal.ts'
import type { Resource } from '#server/resources/catalogue/resource.ts'
import { type Built, forEachCatalogueOnce } from '#tests/server/catalogues.ts'
import type { Called } from '#tests/server/harness.ts'
import { OTHER, OWN } from '#tests/server/world.ts'
import {
  expected,
  type Operation,
  type Outcome,
  principalsOf,
  type Row,
  type Target,
  targets,
} from './authorisation.ts'

// T01: every route × who asks × whose rows. `AUTHORISATION=write` writes the table anew, to be read before it is kept.
const file = new URL('./authorisation.json', import.meta.url)
type Cells = Record<string, Record<string, string>>
const read = (): Record<string, Cells> => JSON.parse(readFileSync(file, 'utf8'))

const outcomeOf = ({ status, body }: Called): Outcome | string => {
  if (body.details?.some(({ reason }) => reason === 'notFound')) return 'unknown'
  if (status === 401 || status === 403 || status === 404) return String(status)
  // A refusal for the row's sake comes after who is asking has been looked at.
  const taken = body.details?.some(({ reason }) => reason === 'taken')
  return status < 300 || taken || status === 409 || status === 412
    ? 'ok'
    : `${status} ${JSON.stringify(body)}`
}

const operationOf = (method: string, url: string): Operation[] => {
  if (url.endsWith('/upsert-batch')) return ['batch']
  if (url.endsWith('/update-batch')) return ['updateBatch']
  if (url.endsWith('/remove-batch')) return ['removeBatch']
  if (url.endsWith('/batch')) return ['linkBatch']
  return method === 'PUT' ? ['update'] : method === 'DELETE' ? ['remove'] : ['list', 'insert']
}

let n = 1000

/** Its id, and the person in the columns by which grants know whose it is. */
const rowOf = ({ row, shared }: Built, { entity }: Resource, target: Target): Row => {
  const places = targets[target]
  const people = entity.grants.map(({ own = 'id' }) => [own, row('admin', places[0])] as const)
  const id = places.length > 1 ? shared(entity.name) : row(entity.name, places[0])
  return { ...Object.fromEntries(people), id }
}

/** Whose a new row is, where it has to be somebody's: the person's of the target. */
const ownersOf = ({ row }: Built, { entity }: Resource, target: Target): Row =>
  Object.fromEntries(
    entity.grants.flatMap(({ own, insert }) =>
      insert && own ? [[own, row('admin', targets[target][0])]] : [],
    ),
  )

/** Another row to point at, where there is one row for each: of the first fifteen, or of those that follow. */
const spare = ({ place }: Built, resource: Resource, from: number) =>
  isOncePerInstitution(resource.entity) ? {} : place(resource, from + (n % 15))

/** The call of a route that is about the target's rows. Nothing is changed or removed: the version asked for is none. */
const ask = (
  built: Built,
  resource: Resource,
  operation: Operation,
  target: Target,
  who?: Principal,
): Promise<Called> => {
  const { server, body, patch, row, shared } = built
  const { path, entity, carried, link } = resource
  const places = targets[target]
  const id = places.length > 1 ? shared(entity.name) : row(entity.name, places[0])
  const stale = { 'if-match': '"999"' }
  const { institution: _, ...line } = { ...body(resource, n++, places), ...spare(built, resource, 15) }
  switch (operation) {
    case 'list': {
      const name = entity.belongs.to === 'institution' ? entity.belongs.column : 'institution'
      const query = entity.belongs.to === 'all' ? {} : { [name]: places }
      const related = resource.columns.filter((c) => c.column?.facts.entity).map((c) => c.name)
      return server.call(who, 'POST', path, {
        search: JSON.stringify({ query, related, institutions: true }),
      })
    }
    case 'insert':
      return server.call(who, 'POST', path, {
        ...body(resource, n++, places),
        ...spare(built, resource, 0),
        ...ownersOf(built, resource, target),
      })
    case 'update':
      return server.call(who, 'PUT', `${path}/${id}`, patch(resource, n++, places[0]), stale)
    case 'remove':
      return server.call(who, 'DELETE', `${path}/${id}`, undefined, stale)
    case 'updateBatch': {
      const batch = [{ ...patch(resource, n++, places[0]), id, version: 9 }]
      return server.call(who, 'POST', `${path}/update-batch`, { batch })
    }
    case 'removeBatch':
      return server.call(who, 'POST', `${path}/remove-batch`, { batch: [{ id, version: 9 }] })
    case 'batch': {
      const batch = [places.length > 1 && link ? { ...line, id } : line]
      return server.call(who, 'POST', `${path}/upsert-batch`, { batch, IDInstitution: places[0] })
    }
    case 'linkBatch': {
      const [one] = carried
      const rows = [row(one?.resource().entity.name ?? '', places[0])]
      return server.call(who, 'POST', `${path}/batch`, { [`${one?.row}s`]: rows, institution: places.at(-1) })
    }
  }
}

forEachCatalogueOnce('who may do what', ({ build, called, of }) => {
  it(`in ${called} is what the entities declare and what the table says [console 6.1, console 6.2, area 6.1]`, {
    timeout: 300_000,
  }, async () => {
    const built = await build()
    const { server, resources } = built
    const found: Cells = {}
    const differences: string[] = []
    const named = resources.all.flatMap((r) => [r.path, ...r.aliases].map((path) => ({ ...r, path })))
    const byLength = named.sort((a, b) => b.path.length - a.path.length)
    for (const { method, url } of server.routes) {
      const resource = byLength.find((r) => url === r.path || url.startsWith(`${r.path}/`))
      if (!resource) throw new Error(`${method} ${url} is no entity's`)
      for (const operation of operationOf(method, url)) {
        const row: Record<string, string> = {}
        for (const [name, who] of Object.entries(principalsOf(of))) {
          const cells: string[] = []
          for (const target of Object.keys(targets) as Target[]) {
            const must = expected(who, resource, operation, target, rowOf(built, resource, target))
            const is = must === '-' ? '-' : outcomeOf(await ask(built, resource, operation, target, who))
            if (is !== must)
              differences.push(`${method} ${url} ${operation}, ${name}, ${target}: ${is}, not ${must}`)
            cells.push(is)
          }
          row[name] = cells.join(' ')
        }
        found[`${method} ${url} ${operation}`] = row
      }
    }
    expect(differences).toEqual([])
    if (process.env.AUTHORISATION === 'write')
      writeFileSync(file, `${JSON.stringify({ ...read(), [called]: found }, null, 2)}\n`)
    const told =
      'other rights than authorisation.json has: read the difference, then run this with AUTHORISATION=write'
    expect(found, told).toEqual(read()[called])
  })

  it(`in ${called}: no institution, no rows`, async () => {
    const { server, resources } = await build()
    const stranger = { id: 9, level: 3, institutions: [], permissions: {}, sessionId: '', lang: 'fr' }
    for (const { path, entity } of resources.all) {
      const { status, body } = await server.list(stranger, path)
      if (entity.access.read.may === 'everyone') expect(body.count).toBeGreaterThan(0)
      else if (status !== 403) expect(body).toEqual({ data: [], count: 0 })
      const named = entity.belongs.to === 'institution' ? entity.belongs.column : 'institution'
      if (entity.belongs.to !== 'all')
        expect((await server.list(stranger, path, { query: { [named]: [OWN, OTHER] } })).status).toBe(403)
    }
  })
})
