import { columnNamed } from '#dsl/columns/column.ts'
import { type Page, pageOf, screenOf, type Telling } from '../page.ts'
import type { Area } from './areas.ts'
import type { Relation } from './relations.ts'
import { entityHref } from './told.ts'

/** What the map says, in the words of a language. */
export interface MapTelling extends Pick<Telling, 'catalogue'>, Pick<Page, 'say'> {
  nameOf(entity: string): string
  nameOfArea(area: Area): string
  hrefOf(entity: string): string
  /** « Services » points at « Poles » by Pole. */
  sentenceOf(relation: Relation): string
}

export const mapTelling = (telling: Telling): MapTelling => {
  const { catalogue, words } = telling
  const [anyTable] = catalogue.tables.values()
  if (!anyTable) throw new RangeError('no table is in the catalogue')
  /** Labels of columns are those of the screen of the entity, where it has one. */
  const pageFor = (entity: string) => pageOf(telling, screenOf(catalogue, entity) ?? anyTable)
  const nameOf = (entity: string) => pageFor(entity).entityName(entity)
  return {
    catalogue,
    say: words.say,
    nameOf,
    nameOfArea: ({ name }) => (name ? words.t(`menu.${name}`) : words.say('wholeMap.others')),
    hrefOf: (entity) => entityHref(telling, entity),
    sentenceOf: ({ from, to, columns }) => {
      const page = pageFor(from)
      const entity = catalogue.entities.get(from)
      const isMany = columns.some(
        (column) => entity && columnNamed(entity.columns, column).kind.sql === 'jsonb',
      )
      return words.say(isMany ? 'wholeMap.many' : 'wholeMap.one', {
        from: words.quoted(nameOf(from)),
        to: words.quoted(nameOf(to)),
        columns: page.labelsOf(columns, entity),
      })
    },
  }
}
