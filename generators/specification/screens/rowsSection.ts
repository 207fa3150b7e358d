import { createElement as h, type ReactNode } from 'react'
import { card } from '#dsl'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { type Page, pageOf, type Telling } from '../page.ts'
import { code, facts, section, selfLink, sentences } from '../parts.ts'
import { callList } from '../sections/calls.ts'
import { columnFacts } from '../sections/columnFacts.ts'
import { ruleArticles } from '../sections/rules.ts'
import { entityWords, grantText, operations, whoText } from '../words/accessWords.ts'

/** A page about an entity without a table, whose columns are called as the screen calls them. */
const pageOfEntity = (telling: Telling, name: string, entity: AnyEntity): Page => {
  const form = { columns: Object.keys(entity.columns) }
  return { ...pageOf(telling, card(name, { entity, form } as never) as AnyTable), prefix: `${entity.name}-` }
}

/** What is stored of an entity that the page alone shows: who may do what, and each column. */
export const rowsSection = (telling: Telling, name: string, entityName: string): ReactNode => {
  const entity = telling.catalogue.entities.get(entityName)
  if (!entity) throw new RangeError(`${entityName} is no entity`)
  const page = pageOfEntity(telling, name, entity)
  const { say } = page
  const id = `rows-${entityName}`
  return section(
    id,
    say('screen.rows', { entity: page.entityName(entityName) }),
    sentences([
      ...operations.map((operation) =>
        say('pair', { name: say(`access.${operation}`), value: whoText(page, entity.access[operation]) }),
      ),
      ...entity.grants.map((grant) => grantText(entityWords(page, entity), grant)),
    ]),
    ...Object.keys(entity.columns).map((column) => {
      const anchor = `column-${entityName}-${column}`
      return h(
        'article',
        { key: anchor, id: anchor, className: 'spec-column' },
        h('h3', null, selfLink(anchor, page.labelOf(column)), ' ', code(column)),
        facts(columnFacts(page, column)),
      )
    }),
    ...ruleArticles(page),
    h('h3', { key: 'calls' }, say('sections.calls')),
    callList(page, entity),
  )
}
