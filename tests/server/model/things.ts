import {
  common,
  defineCatalogue,
  entity,
  inInstitution,
  itself,
  number,
  relation,
  shorterThan,
  text,
  writtenByProvider,
} from '#dsl'
import type { Columns } from '#dsl/columns/column.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { isInstitution } from '#dsl/entities/places.ts'
import { type Model, modelOf } from '#server/model/model.ts'

const place = entity('site', {
  columns: { name: text({ required: true }) },
  belongs: itself,
  access: writtenByProvider,
  label: 'name',
})
const level = entity('floor', {
  columns: { name: text() },
  belongs: common,
  access: writtenByProvider,
  label: 'name',
})

type Options = Partial<Omit<Parameters<typeof entity>[1], 'columns'>>
/** A thing with a label and a size, in a place; each case changes it. */
export const thing = (columns: Columns, options: Options = {}, name = 'thing'): AnyEntity =>
  entity(name, {
    columns: { place: relation('site', { required: true }), ...columns },
    belongs: inInstitution('place'),
    access: writtenByProvider,
    label: columns.code && !columns.code.options.secret ? 'code' : 'place',
    ...options,
  } as never)

export const base = { code: text({ required: true, validate: [shorterThan(20)] }), size: number() }
export const modelWith = (...entities: AnyEntity[]): Model =>
  modelOf(
    defineCatalogue({
      entities: [...(entities.some(isInstitution) ? [] : [place]), level, ...entities],
      tables: [],
      menu: [],
      permissions: {},
    }),
  )
