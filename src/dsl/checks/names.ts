import { rangeName } from '#protocol/list.ts'
import type { StartBy } from '../columns/start.ts'
import type { AnyEntity } from '../entities/entity.ts'
import { stampsIn } from '../entities/facts.ts'
import {
  inheritsBy,
  isCommon,
  isInstitution,
  isShared,
  joinOf,
  placeColumn,
  placeName,
} from '../entities/places.ts'
import { isSetName } from '../entities/secret.ts'
import { SchemaError } from '../schemaError.ts'

export type Entities = ReadonlyMap<string, AnyEntity>

const reserved = ['id', 'version', 'search']
/** Names stand in addresses, in paths of forms and in the database. */
const plain = /^[a-z]\w*$/i
const addressed = /^[a-z][\w-]*$/i

/** Refuses names of nothing, and names that are the server's own. */
export const checkNames = (e: AnyEntity, entities: Entities): void => {
  const columns = e.columns
  const crooked = [e.name, ...Object.keys(columns)].find((name) => !plain.test(name))
  if (crooked !== undefined)
    throw new SchemaError(`${e.name}: '${crooked}' is no name: a letter, then letters, figures and _`)
  if ((isShared(e) || isCommon(e)) && placeName(e) in columns)
    throw new SchemaError(
      `${e.name}.${placeName(e)}: the rows are ${isShared(e) ? 'shared, and say their institutions' : 'common to all, and are asked for in an institution'} under this name; name it otherwise`,
    )
  checkWire(e)
  checkFormerNames(columns, e.name)
  checkSetNames(columns, e.name)
  const ranged = Object.keys(columns).find((name) => rangeName(name) in columns)
  if (ranged !== undefined)
    throw new SchemaError(
      `${e.name}.${rangeName(ranged)} is how a query names a range of ${ranged}: name it otherwise`,
    )
  const join = joinOf(e)
  const named = join ? [join.link] : []
  for (const [name, { facts }] of Object.entries(columns)) {
    if (reserved.includes(name))
      throw new SchemaError(
        `${e.name}.${name}: every row has one by itself; leave it out, or name it otherwise`,
      )
    if (facts.entity) named.push(facts.entity)
    if (facts.through) named.push(facts.through.entity)
    if (facts.by) checkStart(e, name, facts.by)
  }
  const by = inheritsBy(e)
  if (by !== undefined && !columns[by]?.facts.entity)
    throw new SchemaError(`${e.name} is inInstitutionOf('${by}'), which is no relation of it`)
  const place = placeColumn(e)
  const home = columns[place ?? '']
  const pointed = entities.get(home?.facts.entity ?? '')
  if (home && !(pointed && isInstitution(pointed)))
    throw new SchemaError(`${e.name}.${place} says in which institution a row is, and points at none`)
  if (place !== undefined && inheritsBy(e) === undefined && e.derived[place])
    throw new SchemaError(`${e.name}: where ${place} is another row's, it is inInstitutionOf it`)
  for (const name of named)
    if (!entities.has(name)) throw new SchemaError(`${e.name} names ${name}, which is no entity`)
  const { column, after = column, beside = column } = e.label
  for (const name of [column, after, beside, ...e.search, ...e.indexes])
    if (!(name in columns)) throw new SchemaError(`${e.name} names ${name}, which is no column of it`)
  if (e.label.after !== undefined && columns[after]?.kind.counted)
    throw new SchemaError(`${e.name} is named after ${after}, which is a list`)
  for (const [name, stamp] of stampsIn(e))
    if (!(name in columns) || ('when' in stamp && !(stamp.when in columns)))
      throw new SchemaError(`${e.name}.${name} is written by the server, or after another, and is no column`)
}

/** Refuses one former name for two columns, or for one that is there besides: the values that are there would be either's. */
const checkFormerNames = (columns: AnyEntity['columns'], of: string): void => {
  const former = Object.values(columns).flatMap(({ options }) => options.renamedFrom ?? [])
  const twice = former.find((name, i) => former.indexOf(name) < i)
  if (twice !== undefined) throw new SchemaError(`${of}: two columns are renamed from ${twice}`)
  const present = former.find((name) => name in columns)
  if (present !== undefined)
    throw new SchemaError(`${of}: a column is renamed from ${present}, which is still there: take one away`)
}

/** Refuses a column called as what tells on the wire whether a secret is set. */
const checkSetNames = (columns: AnyEntity['columns'], of: string): void => {
  const [name] =
    Object.entries(columns).find(([one, c]) => c.options.secret && isSetName(one) in columns) ?? []
  if (name !== undefined)
    throw new SchemaError(
      `${of}.${isSetName(name)} is how rows say whether ${name}, a secret, is set: name it otherwise`,
    )
}

/** What a start day is hangs on each value of an enumeration. */
const checkStart = ({ name: of, columns }: AnyEntity, name: string, { column, starts }: StartBy): void => {
  const decides = columns[column]
  if (!decides) throw new SchemaError(`${of}.${name} goes by ${column}, which is no column`)
  const values = decides.facts.enumeration?.values ?? []
  const other = Object.keys(starts).find((value) => !values.some((one) => String(one) === value))
  if (other !== undefined)
    throw new SchemaError(`${of}.${name} goes by ${column}, of which ${other} is no value`)
}

/** Further names for columns are of columns, and none that a column has. */
const checkWire = ({ name, columns, wire }: AnyEntity): void => {
  const { resource, also = [], queries = {}, together = {}, places = [] } = wire
  const crooked = [resource, ...also].find((one) => !addressed.test(one))
  if (crooked !== undefined)
    throw new SchemaError(`${name}: '${crooked}' is no name of a resource: letters, figures, - and _`)
  const named = [...Object.values(queries), ...Object.values(together).flatMap(Object.values<string>)]
  const missing = named.find((one) => !(one in columns))
  if (missing !== undefined) throw new SchemaError(`${name}: its wire names ${missing}, which is no column`)
  const taken = [...Object.keys({ ...queries, ...together }), ...places].find((one) => one in columns)
  if (taken !== undefined)
    throw new SchemaError(`${name}: its wire has ${taken} for another name, which is a column already`)
}

/**
 * Refuses a relation to rows that are named by a relation themselves: a label is told as it is stored, and people would choose among
 * ids. The rows of a list that stands in an entity of its own are told by what it points at.
 */
export const checkNamed = (e: AnyEntity, entities: Entities): void => {
  for (const [name, { facts }] of Object.entries(e.columns)) {
    const target = entities.get(facts.entity ?? '')
    const label = target?.label.column ?? ''
    if (target?.columns[label]?.facts.entity && !isOwnRow(e, name, entities))
      throw new SchemaError(
        `${e.name}.${name} points at ${target.name}, whose rows are named by ${label}, which holds ids: people would choose among numbers; let ${target.name} be named by a column that repeats what they know, by from('${label}', …)`,
      )
  }
}

/** Whether a column of a link entity says of which row the list or the sharing is. */
const isOwnRow = ({ name: of }: AnyEntity, name: string, entities: Entities): boolean =>
  [...entities.values()].some((other) => {
    const join = joinOf(other)
    if (join?.link === of && join.row === name) return true
    return Object.values(other.columns).some(
      ({ facts: { through } }) => through?.entity === of && through.row === name,
    )
  })
