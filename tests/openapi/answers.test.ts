import { beforeAll, describe, expect, it } from 'vitest'
import { catalogue } from '#schemas'
import type { Resource } from '#server/resources/catalogue/resource.ts'
import { type Built, forEachCatalogue } from '#tests/server/catalogues.ts'
import { type Called, person } from '#tests/server/harness.ts'
import { OTHER, OWN, UNKNOWN } from '#tests/server/world.ts'
import { answerProblems, bodyProblems, document, searchProblems } from './document.ts'

const provider = person()
const viewer = person({ level: 4, institutions: [OWN] })
const stale = { 'if-match': '"1000"' }

forEachCatalogue('the answers of the server', ({ of, build }) => {
  if (of !== catalogue) return
  let built: Built
  beforeAll(async () => {
    built = await build()
  })

  /** Calls a route, and holds what was accepted and what is answered against the document. */
  const call = async (
    method: string,
    path: string,
    url: string,
    body?: object,
    headers: object = {},
    who = provider,
  ) => {
    const answer = await built.server.call(who, method.toUpperCase(), url, body, headers)
    const { status } = answer
    const told = `${method} ${path} ${status}`
    // What is open to nobody is no part of the document.
    if (!document.paths[path]?.[method]) {
      expect(told).toBe(`${method} ${path} 403`)
      return answer
    }
    expect([told, answerProblems(path, method, status, answer.body)]).toEqual([told, []])
    if (body && status < 300) expect([told, bodyProblems(path, method, body)]).toEqual([told, []])
    return answer
  }

  const lists = async ({ path, names, entity }: Resource): Promise<void> => {
    const all = [...names.values()].flatMap(({ secret, name }) => (secret ? [] : [name]))
    const [, , first = 'id'] = all
    const { belongs } = entity
    const place =
      belongs.to === 'institution' ? belongs.column : belongs.to === 'institutions' ? 'institution' : 'id'
    const nulls = Object.fromEntries(all.map((name) => [name, null]))
    for (const search of [
      { limit: 5 },
      { select: [first], orderby: [{ columnName: entity.label.column, orientation: 'desc' }] },
      { select: all, query: { ...nulls, [place]: [OWN] } },
      { query: { id: [1, 2] } },
      { select: ['nothing'] },
      { query: { nothing: 1 } },
      { orderby: [{ columnName: 'nothing', orientation: 'asc' }] },
      ...(entity.search.length > 0 ? [{ text: { value: 'a' } }] : []),
    ])
      for (const who of [provider, viewer]) {
        const { status } = await call('post', path, path, { search: JSON.stringify(search) }, {}, who)
        const problems = searchProblems(entity.name, search)
        if (status === 200) expect([search, problems]).toEqual([search, []])
        if (status === 400) expect([search, problems]).not.toEqual([search, []])
      }
  }

  const write = async (resource: Resource, statuses: Called['status'][]): Promise<void> => {
    const { path, entity } = resource
    const note = async (answer: Promise<Called>) => {
      const { status, body } = await answer
      statuses.push(status)
      return body
    }
    const [linked] = resource.carried
    // A link that is not there yet.
    const link = linked && { [linked.row]: built.row(linked.resource().entity.name, OTHER) }
    const body = { ...built.body(resource, 40), ...built.place(resource, 1), ...link }
    const made = await note(call('post', path, path, body))
    await note(call('post', path, path, body))
    await note(call('post', path, path, { nothing: 1 }))
    await note(call('post', path, path, body, {}, viewer))
    const id = made.data?.id ?? built.row(entity.name, OWN)
    const one = `${path}/{id}`
    await note(call('put', one, `${path}/${id}`, {}))
    await note(call('put', one, `${path}/${id}`, {}, stale))
    await note(call('put', one, `${path}/${UNKNOWN}`, {}, stale))
    const { data } = await note(call('post', path, path, { search: JSON.stringify({ query: { id } }) }))
    const fresh = { 'if-match': `"${data?.[0]?.version}"` }
    await note(call('put', one, `${path}/${id}`, built.patch(resource, 41), fresh))
    await note(call('delete', one, `${path}/${id}`, undefined, stale))
    await note(call('delete', one, `${path}/${UNKNOWN}`))
    await note(call('delete', one, `${path}/${id}`))
    const batch = `${path}/upsert-batch`
    if (document.paths[batch]) {
      const { belongs } = entity
      const place = belongs.to === 'institution' ? belongs.column : 'institution'
      const { [place]: _, ...row } = built.body(resource, 42)
      await note(call('post', batch, batch, { batch: [row], IDInstitution: OWN }))
      await note(call('post', batch, batch, { batch: [row], institutions: [OWN, OTHER] }))
      await note(call('post', batch, batch, {}))
    }
    if (!linked) return
    const ids = [built.row(linked.resource().entity.name, OWN)]
    await note(
      call('post', `${path}/batch`, `${path}/batch`, { [`${linked.row}s`]: ids, institution: OTHER }),
    )
  }

  describe.each([...catalogue.entities.keys()])('of %s', (name) => {
    it('are as the document declares them', async () => {
      const resource = built.resources.of(name)
      await lists(resource)
      const statuses: number[] = []
      await write(resource, statuses)
      const { insert, update } = resource.entity.access
      if (insert.may !== 'nobody') expect(statuses).toContain(201)
      if (update.may !== 'nobody') expect(statuses).toEqual(expect.arrayContaining([200, 404, 412]))
    })
  })
})
