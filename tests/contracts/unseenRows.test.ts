import { expect, it } from 'vitest'
import type { Columns } from '#dsl/columns/column.ts'
import type { Resource } from '#server/resources/catalogue/resource.ts'
import { type Built, forEachCatalogueOnce } from '#tests/server/catalogues.ts'
import { person } from '#tests/server/harness.ts'
import { OTHER, OWN } from '#tests/server/world.ts'

// Non-interference: change whatever a person may not read, and nothing that they can ask is answered otherwise.
const who = person({ level: 3, institutions: [OWN] })

/** All that tells something of the rows of others: every order, every filter by what is to be written, every search. */
const answersTo = async (
  { server, resources }: Built,
  words: readonly string[],
): Promise<Map<string, string>> => {
  const answers = new Map<string, string>()
  for (const { path, names, entity } of resources.all) {
    const orders = [...names.keys()].flatMap((columnName) =>
      ['asc', 'desc'].map((orientation) => ({ orderby: [{ columnName, orientation }] })),
    )
    const searches = words.flatMap((value) => [
      { text: { value } },
      ...entity.search.map((name: string) => ({ text: { value, columns: [name] } })),
      ...[...names.values()]
        .filter((c) => c.type === 'text')
        .map(({ name }) => ({ query: { [name]: value } })),
    ])
    const related = [...names.values()].filter((c) => c.column?.facts.entity).map(({ name }) => name)
    const beside = [{ related }, { institutions: true }, { related, text: { value: words[0] } }]
    for (const search of [...orders, ...searches, ...beside]) {
      const { text } = await server.list(who, path, search)
      answers.set(`${path} ${JSON.stringify(search)}`, text)
    }
  }
  return answers
}

const textsOf = ({ entity }: Resource): string[] =>
  Object.entries(entity.columns as Columns).flatMap(([name, { kind, options }]) =>
    kind.name === 'text' && !options.secret && !options.serverOnly && !options.validate ? [name] : [],
  )

/** Whether every row of the entity is out of the person's reach, whatever its institution. */
const isClosed = ({ entity }: Resource): boolean =>
  entity.access.read.may === 'levelAtMost' && entity.access.read.level < who.level

/** The columns by which a row of a closed entity is the person's own all the same. */
const ownedBy = ({ entity }: Resource): readonly string[] =>
  entity.grants.flatMap(({ read, own }) => (read && own ? [own] : []))

forEachCatalogueOnce('rows out of sight', ({ build, called }) => {
  it(`of ${called} have no part in any answer`, { timeout: 300_000 }, async () => {
    const built = await build()
    const { server, resources, row, shared } = built
    const versionOf = async (path: string, id: number) =>
      (await server.list(person(), path, { query: { id } })).body.data[0]?.version
    const put = async (path: string, id: number, body: object) => {
      const headers = { 'if-match': `"${await versionOf(path, id)}"` }
      return (await server.call(person(), 'PUT', `${path}/${id}`, body, headers)).status
    }
    // Rows that both institutions have come to point at what only the other one has.
    let pointed = 0
    for (const { path, entity, columns } of resources.all)
      for (const { name, column, type } of columns) {
        const id = shared(entity.name)
        const target = column?.facts.entity
        if (id === undefined || !target || resources.of(target).entity.belongs.to === 'all') continue
        const other = row(target, OTHER)
        if ((await put(path, id, { [name]: type === 'jsonb' ? [other] : other })) === 200) pointed++
      }
    // Before and after all that the world calls its rows.
    const [first, last] = ['AA hidden', 'ZZ hidden']
    const words = ['hidden', `${first} ${OTHER}`, `${last} ${OTHER}`]
    const write = async (text: string) => {
      let written = 0
      for (const resource of resources.all) {
        const { path, entity } = resource
        const closed = isClosed(resource)
        const ids = closed ? [OWN, OTHER] : [OTHER]
        if (entity.belongs.to === 'all' && !closed) continue
        for (const place of ids) {
          const owners = ownedBy(resource)
          const [stored] =
            owners.length > 0
              ? (await server.list(person(), path, { query: { id: row(entity.name, place) } })).body.data
              : []
          if (owners.some((name) => stored?.[name] === who.id)) continue
          for (const name of textsOf(resource))
            if ((await put(path, row(entity.name, place), { [name]: `${text} ${place}` })) === 200) written++
        }
      }
      return written
    }
    await write(last)
    const before = await answersTo(built, words)
    expect(await write(first)).toBeGreaterThan(1)
    const after = await answersTo(built, words)
    const told = [...before].flatMap(([asked, answer]) =>
      after.get(asked) === answer ? [] : [`${asked}: ${answer} → ${after.get(asked)}`],
    )
    expect(told).toEqual([])
    if (called === 'console') expect(pointed).toBeGreaterThan(1)
    // The same words are found by who may read them.
    const { path } = resources.of(called === 'console' ? 'pole' : 'book')
    expect((await server.list(person(), path, { text: { value: first } })).body.count).toBe(1)
  })
})
