import { noAnswer } from '#client/apiError.ts'
import type { Catalogue } from '#dsl/catalogue.ts'

/** The maps of a catalogue that come in parts. */
export const partNames = ['entities', 'resources', 'tables', 'cards', 'enumerations'] as const
type Parts = Pick<Catalogue, (typeof partNames)[number]>
type Load = () => Promise<{ readonly catalogue: Parts }>

/** A catalogue as a page has it: what every screen needs, and how the rest is fetched. */
export interface Declared {
  readonly first: Catalogue
  /** A table with the entities that it names, by the table's name. */
  readonly tables: Readonly<Record<string, Load>>
  readonly all: Load
}

/** A file that did not come is told of as an answer that did not: it may stand in the way of one. */
const unanswered = (cause: unknown): never => {
  throw noAnswer({ cause })
}

/** What is there stays: it is in use. */
const add = <T>(known: Map<string, T>, more: ReadonlyMap<string, T>): void => {
  for (const [name, one] of more) if (!known.has(name)) known.set(name, one)
}

/** A catalogue that starts with what every screen needs, so that what a page loads first does not grow with the number of tables. */
export const inParts = ({ first, tables, all }: Declared): Catalogue => {
  const known = {
    entities: new Map(first.entities),
    resources: new Map(first.resources),
    tables: new Map(first.tables),
    cards: new Map(first.cards),
    enumerations: new Map(first.enumerations),
  }
  const addAll = ({ catalogue }: Awaited<ReturnType<Load>>): void => {
    add(known.entities, catalogue.entities)
    add(known.resources, catalogue.resources)
    add(known.tables, catalogue.tables)
    add(known.cards, catalogue.cards)
    add(known.enumerations, catalogue.enumerations)
  }
  const asked = new Map<Load, Promise<void>>()
  const fetch = (load: Load): Promise<void> => {
    const coming = asked.get(load) ?? load().then(addAll, unanswered)
    asked.set(load, coming)
    // Asked for anew the next time.
    coming.catch(() => asked.delete(load))
    return coming
  }
  const table = async (name: string): Promise<void> => {
    const load = Object.hasOwn(tables, name) ? tables[name] : undefined
    if (load && !known.tables.has(name)) await fetch(load)
  }
  return { ...first, ...known, later: { table, all: () => fetch(all) } }
}
