import { expect, it } from 'vitest'
import type { Resource } from '#server/resources/catalogue/resource.ts'
import { type Built, forEachCatalogue } from '#tests/server/catalogues.ts'
import { unlockedTargets, watchForeignKeys } from '#tests/server/db/unlockedTargets.ts'
import { person } from '#tests/server/harness.ts'
import { OTHER, OWN } from '#tests/server/world.ts'
import { type Act, acts, take } from './randomCalls.ts'

/** So that the next change writes them again. */
const emptyLists = async ({ server }: Built, { path, columns }: Resource): Promise<void> => {
  const lists = columns.flatMap(({ name, column }) => (column?.facts.through ? [[name, []]] : []))
  if (lists.length === 0) return
  const { body } = await server.list(person(), path, { limit: 100 })
  for (const { id } of body.data)
    await server.call(person(), 'PUT', `${path}/${id}`, Object.fromEntries(lists))
}

forEachCatalogue('what rows point at', ({ build, called }) => {
  it(`is locked before they are written, by every kind of call in ${called}`, {
    timeout: 600_000,
  }, async () => {
    const built = await build()
    const { database } = built.server
    if (database.engine !== 'postgres') return
    await watchForeignKeys(database)
    const never = new Set<Act>(acts)
    for (const resource of built.resources.all)
      for (const act of acts)
        for (const n of [1, 8]) {
          if (act === 'change') await emptyLists(built, resource)
          const answer = await take(built, resource, { act, of: 0, place: OWN, other: OTHER, n })
          if (answer && answer.status < 300) never.delete(act)
        }
    expect([...never]).toEqual([])
    expect(await unlockedTargets(database)).toEqual([])
  })
})
