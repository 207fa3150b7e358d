import { expect, it } from 'vitest'
import { copiesIn, uniqueRules } from '#dsl/entities/facts.ts'
import type { Resource } from '#server/resources/catalogue/resource.ts'
import { keysOf } from '#server/resources/write/store/uniqueKeys.ts'
import { type Built, forEachCatalogue } from '#tests/server/catalogues.ts'
import { person } from '#tests/server/harness.ts'
import { variety } from '#tests/server/variety.ts'
import { OTHER, OWN, SIBLING } from '#tests/server/world.ts'

const LINES = 50

interface Attempt {
  readonly called: string
  readonly method: string
  readonly url: string
  readonly body?: Readonly<Record<string, unknown>>
  readonly headers?: object
}

/** One write of each sort that the entity allows; none depends on another. */
const attempts = ({ body, patch, row, place: placeOf }: Built, resource: Resource): Attempt[] => {
  const { path, entity, carried } = resource
  const { insert, update, remove } = entity.access
  const { belongs } = entity
  const once = belongs.to === 'institution' ? placeOf(resource, 1)[belongs.column] : undefined
  const batch = Array.from({ length: Math.min(LINES, variety(resource)) }, (_, n) => {
    // The body names the institution, whatever its column is called.
    const named = belongs.to === 'institution' ? ['institution', belongs.column] : ['institution']
    const line = Object.fromEntries(
      Object.entries(body(resource, 100 + n, [OTHER])).filter(([name]) => !named.includes(name)),
    )
    return once === undefined ? { ...line, ...placeOf(resource, 1 + n) } : line
  }).filter(unlikeOthers(resource))
  const linked = carried.map((c) => [c.row, row(c.resource().entity.name, OWN)])
  const fresh = { ...body(resource, 31), ...Object.fromEntries(linked), ...placeOf(resource, 0) }
  const place =
    entity.belongs.to === 'institution' && linked.length > 0 ? { [entity.belongs.column]: SIBLING } : {}
  const all: (Attempt & { readonly may: string })[] = [
    { called: 'insert', method: 'POST', url: path, body: { ...fresh, ...place }, may: insert.may },
    ...(['all', 'itself'].includes(entity.belongs.to) || linked.length > 0
      ? []
      : [
          {
            called: 'batch',
            method: 'POST',
            url: `${path}/upsert-batch`,
            body: { batch, IDInstitution: once ?? OTHER },
            may: insert.may,
          },
        ]),
    ...carried.map((c) => ({
      called: 'link batch',
      method: 'POST',
      url: `${path}/batch`,
      body: { [`${c.row}s`]: [row(c.resource().entity.name, OWN)], institution: OTHER },
      may: insert.may,
    })),
    {
      called: 'update',
      method: 'PUT',
      url: `${path}/${row(entity.name, SIBLING)}`,
      body: patch(resource, 30, SIBLING),
      headers: { 'if-match': '"1"' },
      may: update.may,
    },
    { called: 'remove', method: 'DELETE', url: `${path}/${row(entity.name, OTHER)}`, may: remove.may },
  ]
  return all.filter(({ may }) => may !== 'nobody')
}

/** Leaves out lines that a unique rule takes for one before them: relations and choices do not differ without end. */
const unlikeOthers = ({ keys, link }: Resource) => {
  const seen = new Set<unknown>()
  return (line: object): boolean => {
    const known = Object.values(keysOf([...keys, ...(link?.keys ?? [])], { ...line }))
    const isNew = !known.some((key) => key !== null && seen.has(key))
    for (const key of known) seen.add(key)
    return isNew
  }
}

/**
 * Removals come last, so that nothing is missing before; rows that make up lists of others after those, as they raise
 * their versions, and rows that others repeat and can change after these, for the same reason.
 */
const everyAttempt = (built: Built): [Resource, Attempt][] => {
  const isWritten = ({ entity }: Resource) => (copiesIn(entity).some(([, { writes }]) => writes) ? 0 : 1)
  const ordered = built.resources.all
    .toSorted((a, b) => isWritten(a) - isWritten(b))
    .toSorted((a, b) => a.listedBy.length - b.listedBy.length)
  const all = ordered.flatMap((r) => attempts(built, r).map((a): [Resource, Attempt] => [r, a]))
  return [...all.filter(([, a]) => a.called !== 'remove'), ...all.filter(([, a]) => a.called === 'remove')]
}

/** How many rows everything has, records of writes included. */
const sizes = async ({ server, resources }: Built): Promise<unknown> => {
  const tables = [...resources.all.map(({ table }) => table), '"audit"', '"idempotency"']
  const counts = tables.map((table) => `(select count(*)::int from ${table}) as ${table}`)
  return server.database.session(
    async (session) => (await session.query(`select ${counts.join(', ')}`)).rows[0],
  )
}

// T19: an answer that was lost is asked for again with the same key.
forEachCatalogue('a write sent again', ({ build, called }) => {
  it(`in ${called} gives the same answer and writes nothing twice`, async () => {
    const built = await build()
    const { server } = built
    for (const [resource, { called: sort, method, url, body, headers }] of everyAttempt(built)) {
      const label = `${sort} ${resource.entity.name}`
      const key = { ...headers, 'idempotency-key': `key of ${label}` }
      const send = (sent = body, who = person()) => server.call(who, method, url, sent, key)
      const first = await send()
      // Still in use, or gone with the row that it tied.
      if ([404, 409].includes(first.status) && sort === 'remove') continue
      expect(first.status, `${label} ${first.text}`).toBeLessThan(300)
      const after = await sizes(built)
      for (let n = 0; n < 5; n++) {
        const again = await send()
        expect([again.status, again.body], label).toEqual([first.status, first.body])
        expect(again.headers['idempotency-replayed']).toBe('true')
      }
      expect(await sizes(built), label).toEqual(after)
      if (body && Object.keys(body).length > 0 && sort !== 'remove') {
        const other = await send({ ...body, ...otherThan(body) })
        expect(other.status, `${label} ${other.text}`).toBe(422)
      }
      const elsewhere = [
        [url, { ...key, 'if-match': '"999"' }],
        ...(/\/\d+$/.test(url) ? [[url.replace(/\d+$/, '999'), key] as const] : []),
      ] as const
      for (const [address, told] of elsewhere) {
        const other = await server.call(person(), method, address, body, told)
        expect(other.status, `${label} ${address} ${other.text}`).toBe(422)
      }
    }
  })

  it(`in ${called} while the first is under way gets the first one's answer`, async () => {
    const built = await build()
    const { server } = built
    for (const [resource, { called: sort, method, url, body, headers }] of everyAttempt(built)) {
      const key = { ...headers, 'idempotency-key': `once ${resource.entity.name} ${sort}` }
      const sent = Array.from({ length: 5 }, () => server.call(person(), method, url, body, key))
      const answers = await Promise.all(sent)
      const [first] = answers
      for (const { status, body: answer } of answers)
        expect([status, answer]).toEqual([first?.status, first?.body])
      const ran = answers.filter(({ headers: told }) => told['idempotency-replayed'] === undefined)
      if ((first?.status ?? 500) < 300) expect(ran).toHaveLength(1)
    }
  })

  it(`in ${called} is refused with a key that is none, and is another's with another person`, async () => {
    const built = await build()
    const { server, resources } = built
    const resource = resources.all.find(
      ({ entity }) =>
        entity.access.insert.may !== 'nobody' &&
        uniqueRules(entity).some((rule) => rule.columns.some((name) => !entity.columns[name]?.facts.entity)),
    )
    if (!resource) return
    const [insert] = attempts(built, resource)
    const send = (key: string, who = person()) =>
      server.call(who, 'POST', insert?.url ?? '', insert?.body, { 'idempotency-key': key })
    expect((await send('')).status).toBe(400)
    expect((await send('x'.repeat(201))).status).toBe(400)
    expect((await send('x'.repeat(200))).status).toBe(201)
    expect((await send('x'.repeat(200), person({ id: 2 }))).status).toBe(409)
  })
})

/** Another body of the same shape. */
const otherThan = (body: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  if (Array.isArray(body.batch)) return { IDInstitution: SIBLING }
  const [name = 'x', value] = Object.entries(body)[0] ?? []
  if (typeof value === 'boolean') return { [name]: !value }
  return { [name]: typeof value === 'string' ? `${value}x` : typeof value === 'number' ? value + 1 : [OTHER] }
}
