import { createHash } from 'node:crypto'
import type { DescribedEntity, Description } from './description.ts'
import { canonical } from './plain.ts'

/** Labels that are said on the screen of a table: its own, and those of what its columns and questions name. */
const isOf = (key: string, table: string, mentioned: string, group: string | undefined): boolean => {
  const [room = '', name = ''] = key.split('.')
  if (room === 'tables' || room === 'notices') return name === table
  if (room === 'menu') return name === group
  const isNamed = ['enums', 'confirmations', 'criteria', 'actions'].includes(room)
  return isNamed && mentioned.includes(`"${name}"`)
}

/** What one table says: its settings, its entity, the values that it offers and its labels; undefined for one that is not there. */
const sliceOf = (of: Description, table: string) => {
  const screen = of.tables[table]
  if (!screen) return undefined
  const names = [...new Set([screen.entity, screen.stored])]
  const entities = names.flatMap((name): (readonly [string, DescribedEntity])[] => {
    const one = of.entities[name]
    return one ? [[name, one]] : []
  })
  const values = new Set(
    entities.flatMap(([, { columns }]) => Object.values(columns).flatMap((one) => one.enumeration ?? [])),
  )
  const enumerations = Object.entries(of.enumerations).filter(([name]) => values.has(name))
  const mentioned = JSON.stringify([screen, entities])
  const labels = Object.entries(of.labels).map(([language, texts]) => [
    language,
    Object.fromEntries(
      Object.entries(texts).filter(([key]) => isOf(key, table, mentioned, screen.menu?.group)),
    ),
  ])
  return {
    // Its place in the menu moves with that of others.
    screen: { ...screen, menu: screen.menu?.group },
    entities: Object.fromEntries(entities),
    enumerations: Object.fromEntries(enumerations),
    labels: Object.fromEntries(labels),
  }
}

/** By what an approved table is recognised: the same for the same description, whatever else changes. */
export const digestOf = (of: Description, table: string): string =>
  createHash('sha256')
    .update(canonical(sliceOf(of, table)))
    .digest('hex')
    .slice(0, 16)
