import type { Catalogue } from '#dsl/catalogue.ts'
import { catalogue } from '#schemas'
import type { Database } from '#server/db/database.ts'
import { libraries } from '#tests/fixtures/library.ts'
import { createTables } from './createTables.ts'
import { forEachEngine, onOneEngine } from './db/engines.ts'
import { buildTestServer, type TestServer } from './harness.ts'
import { onceARun } from './onceAFile.ts'
import { seedWorld, type World, worldOf } from './world.ts'

/** Contracts hold for the console's catalogue and for one that has what the console has not yet. */
const catalogues: Readonly<Record<string, Catalogue>> = { console: catalogue, libraries }

export interface Built extends World {
  readonly server: TestServer
}

/** A catalogue's tables with a row of everything; told are the ids of these. */
export const worldMade = (name: string, of: Catalogue) => ({
  name,
  make: async (database: Database) => {
    await createTables(database, of)
    return (await seedWorld(database, of)).ids
  },
})

const worlds = Object.entries(catalogues).map(([called, of]) => ({
  called,
  of,
  built: onceARun(worldMade(called, of), async (database, ids): Promise<Built> => {
    const server = await buildTestServer({ database, catalogue: of, hasTables: true })
    return { ...worldOf(of, ids), server }
  }),
}))

type Contract = (given: { of: Catalogue; called: string; build: () => Promise<Built> }) => void

const overCatalogues = (engines: typeof forEachEngine) => (name: string, contract: Contract) =>
  engines(name, ({ open }) => {
    for (const { called, of, built } of worlds) contract({ of, called, build: built(open) })
  })

/** A contract over every entity of each catalogue, on each engine; `build` gives a test a server on a world as it was seeded. */
export const forEachCatalogue = overCatalogues(forEachEngine)

/** The same of what both engines answer alike (`onOneEngine`). */
export const forEachCatalogueOnce = overCatalogues(onOneEngine)
