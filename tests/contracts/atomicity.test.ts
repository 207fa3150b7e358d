import { expect, it } from 'vitest'
import { type Built, forEachCatalogue } from '#tests/server/catalogues.ts'
import { contents } from '#tests/server/contents.ts'
import { person } from '#tests/server/harness.ts'
import { stride } from '#tests/server/seed.ts'
import { OTHER, OWN, SIBLING } from '#tests/server/world.ts'

/** Links to rows that are gone, and rows that no institution holds any more. */
const orphans = async ({ server, resources }: Built): Promise<number> => {
  const counts = resources.all.flatMap(({ table, link, soft }) =>
    link
      ? [
          `(select count(*) from ${table} t where not exists (select 1 from ${link.table} l where l.${link.row} = t."id"))`,
          `(select count(*) from ${link.table} l where not exists (select 1 from ${table} t where l.${link.row} = t."id"))`,
          ...(soft
            ? link.keys.map(
                (k) =>
                  `(select count(*) from ${link.table} l join ${table} t on l.${link.row} = t."id" where t."${soft}" = (l."${k.column}" is not null))`,
              )
            : []),
        ]
      : [],
  )
  if (counts.length === 0) return 0
  const { rows } = await server.database.session((s) => s.query(`select (${counts.join(' + ')})::int as "n"`))
  return rows[0]?.n as number
}

interface Step {
  readonly called: string
  readonly method: string
  readonly url: string
  readonly body?: object
  readonly headers?: object
}

/** Insertions come first: other steps change rows that a body names, which may not go together after that. */
const steps = (built: Built): Step[] => {
  const isInsertion = ({ called }: Step) => Number(called.startsWith('insert '))
  return stepsOf(built).sort((a, b) => isInsertion(b) - isInsertion(a))
}

const stepsOf = ({ resources, body, patch, row, shared, place }: Built): Step[] =>
  resources.all.flatMap((resource) => {
    const { path, entity, link, carried } = resource
    const line = (n: number) => {
      const { institution: __, ...rest } = body(resource, n, [SIBLING])
      return rest
    }
    const found: (Step & { may: string })[] = []
    const { insert, update, remove } = entity.access
    if (carried.length === 0)
      found.push({
        called: 'insert',
        method: 'POST',
        url: path,
        body: { ...body(resource, 50, [OWN, OTHER]), ...place(resource, 0) },
        may: insert.may,
      })
    if (link) {
      const id = shared(entity.name)
      const batch = [
        { ...line(60) },
        { ...line(61) },
        { ...line(62), id: row(entity.name, OWN) },
        { ...line(63), id: row(entity.name, SIBLING) },
      ]
      found.push(
        {
          called: 'batch',
          method: 'POST',
          url: `${path}/upsert-batch`,
          body: { batch, IDInstitution: SIBLING },
          may: insert.may,
        },
        {
          called: 'update',
          method: 'PUT',
          url: `${path}/${id}`,
          body: patch(resource, 40),
          headers: { 'if-match': '"1"' },
          may: update.may,
        },
        {
          called: 'update batch of',
          method: 'POST',
          url: `${path}/update-batch`,
          body: {
            batch: [OWN, SIBLING].map((place, nth) => ({
              ...patch(resource, 41 + nth, place),
              id: row(entity.name, place),
            })),
          },
          may: update.may,
        },
        {
          called: 'update batch in one institution of',
          method: 'POST',
          url: `${path}/update-batch?institutions=${OWN}`,
          body: { batch: [{ ...patch(resource, 44), id }] },
          may: update.may,
        },
        {
          called: 'remove batch of',
          method: 'POST',
          url: `${path}/remove-batch?institutions=${OWN}`,
          body: { batch: [{ id: row(entity.name, OWN) }] },
          may: remove.may,
        },
        {
          called: 'remove',
          method: 'DELETE',
          url: `${path}/${id}?institutions=${OWN},${OTHER}`,
          may: remove.may,
        },
      )
    }
    for (const { row: column, resource: target } of carried) {
      const rows = [row(target().entity.name, OTHER), row(target().entity.name, SIBLING)]
      found.push({
        called: 'link batch',
        method: 'POST',
        url: `${path}/batch`,
        body: { [`${column}s`]: rows, institution: OWN },
        may: insert.may,
      })
    }
    return found
      .filter(({ may }) => may !== 'nobody')
      .map((step) => ({ ...step, called: `${step.called} ${entity.name}` }))
  })

// T24: a write that fails after any of its statements has written nothing at all.
forEachCatalogue('a write that breaks off', ({ build, called }) => {
  it(`in ${called} leaves everything as it was, and goes through when sent again`, {
    timeout: 300_000,
  }, async () => {
    const built = await build()
    const { server } = built
    for (const [nth, { called: label, method, url, body, headers }] of steps(built).entries()) {
      const before = await contents(built)
      // Where not every statement is tried, the next step tries others.
      let failAfter = nth % stride()
      let isUsed = false
      for (; ; failAfter += stride()) {
        server.database.onStatement = (_sql, index) => {
          if (index === failAfter) throw new Error('broken off')
        }
        const answer = await server.call(person(), method, url, body, {
          ...headers,
          'idempotency-key': label,
        })
        server.database.onStatement = undefined
        // Another step may have begun to use the row.
        isUsed = answer.body.details?.[0]?.reason === 'inUse'
        if (answer.status < 300 || isUsed) break
        expect(answer.status, `${label} after statement ${failAfter}: ${answer.text}`).toBe(500)
        expect(answer.text).not.toContain('broken off')
        expect(await contents(built), `${label} after statement ${failAfter}`).toEqual(before)
      }
      expect(failAfter, label).toBeGreaterThan(3)
      if (isUsed) expect(await contents(built), label).toEqual(before)
      else expect(await contents(built), label).not.toEqual(before)
      expect(await orphans(built), label).toBe(0)
    }
  })
})
