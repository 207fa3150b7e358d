import { expect, it } from 'vitest'
import { isSetName } from '#dsl/entities/secret.ts'
import type { Resource } from '#server/resources/catalogue/resource.ts'
import { forEachCatalogue } from '#tests/server/catalogues.ts'
import { person } from '#tests/server/harness.ts'
import { OTHER, OWN } from '#tests/server/world.ts'
import { sealedIn } from './sealedValues.ts'

/** All that a row may show to who may read it: no name that the entity does not declare, and no secret. */
const readableNames = ({ entity, columns, link }: Resource): string[] =>
  [
    'id',
    'version',
    ...columns.map(({ name, column }) => (column?.options.secret ? isSetName(name) : name)),
    ...(link ? ['institution'] : []),
  ].filter((name) => !entity.columns[name]?.options.secret)

type Row = Readonly<Record<string, unknown>>

// Fails where a column leaves the server under another name, such as a sealed secret as "hash2", in an answer or the audit.
forEachCatalogue('rows that leave the server', ({ build, called }) => {
  it(`of ${called} hold what their entity lets be read, and are recorded so`, {
    timeout: 300_000,
  }, async () => {
    const { server, resources, row, body, patch, place } = await build()
    let secretive = 0
    for (const resource of resources.all) {
      const { path, entity, secrets, columns } = resource
      const names = readableNames(resource).sort()
      const texts: string[] = []
      const rows: Row[] = []
      const ask = async (method: string, url: string, sent?: object, headers = {}) => {
        const answer = await server.call(person(), method, url, sent, headers)
        texts.push(answer.text)
        const { data } = answer.body
        return { status: answer.status, data: data as Row & { id?: number; version?: number } }
      }
      for (const search of [
        {},
        { orderby: [{ columnName: 'id', orientation: 'desc' }] },
        { limit: 99_999 },
        { related: columns.flatMap(({ name, column }) => (column?.facts.entity ? name : [])) },
      ]) {
        const listed = await server.list(person(), path, search)
        texts.push(listed.text)
        rows.push(...listed.body.data)
        for (const { labels } of Object.values(listed.body.related ?? {}))
          for (const one of labels)
            expect(['id', 'label', 'before'], entity.name).toEqual(expect.arrayContaining(Object.keys(one)))
      }
      const sent = { ...body(resource, 700), ...place(resource, 7) }
      const made = await ask('POST', path, sent, { 'idempotency-key': entity.name })
      const again = await ask('POST', path, sent, { 'idempotency-key': entity.name })
      if (made.status === 201) rows.push(made.data, again.data)
      const id = row(entity.name, OWN)
      const changed = await ask('PUT', `${path}/${id}`, patch(resource, 701), { 'if-match': '"1"' })
      if (changed.status === 200) rows.push(changed.data)
      for (const method of ['PUT', 'DELETE']) {
        const stale = await ask(method, `${path}/${id}`, patch(resource, 702), { 'if-match': '"9"' })
        if (stale.status === 412) rows.push(stale.data)
      }
      const { institution: _, ...line } = body(resource, 703, [OTHER])
      await ask('POST', `${path}/upsert-batch`, { batch: [line], IDInstitution: OTHER })
      await ask('DELETE', `${path}/${made.data?.id ?? 0}`)
      expect(rows.length, entity.name).toBeGreaterThan(0)
      for (const one of rows) expect(Object.keys(one).sort(), entity.name).toEqual(names)
      expect(texts.flatMap(sealedIn), entity.name).toEqual([])
      if (secrets.length > 0) secretive++
    }
    expect(secretive).toBeGreaterThan(0)
    const audit = await server.database.kysely.selectFrom('audit').selectAll().execute()
    const recorded = new Set<unknown>()
    for (const { entity, before, after } of audit) {
      const allowed = readableNames(resources.of(String(entity)))
      const told = [before, after].flatMap((one) => Object.keys((one as Row | null) ?? {}))
      expect(
        told.filter((name) => !allowed.includes(name)),
        String(entity),
      ).toEqual([])
      recorded.add(entity)
    }
    expect(recorded.size).toBeGreaterThan(3)
    const kept = await server.database.kysely.selectFrom('idempotency').selectAll().execute()
    expect(kept.length).toBeGreaterThan(3)
    expect(sealedIn(JSON.stringify([audit, kept]))).toEqual([])
  })
})
