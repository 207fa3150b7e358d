import { createElement as h, type ReactNode } from 'react'
import { type Page, storedEntity } from '../page.ts'
import { paragraph, section, sentences, wide } from '../parts.ts'
import { cellOf, entityWords, grantText, levels, operations, whoText } from '../words/accessWords.ts'

/** Levels down, what can be done across, and what widens it. */
export const accessSection = (page: Page): ReactNode => {
  const { say } = page
  const entity = storedEntity(page.table)
  const all = Object.keys(page.catalogue.permissions)
  const head = [say('access.levels'), ...operations.map((operation) => say(`access.${operation}`))].map(
    (text) => h('th', { key: text, scope: 'col' }, text),
  )
  const rows = levels.map((level) =>
    h(
      'tr',
      { key: level },
      h('th', { scope: 'row' }, level),
      ...operations.map((operation) => {
        const cell = cellOf(entity, operation, level, all)
        const given = { key: operation, 'data-level': level, 'data-operation': operation, 'data-cell': cell }
        return h('td', { ...given, className: `spec-${cell}` }, say(`access.cells.${cell}`))
      }),
    ),
  )
  const title = say('sections.access')
  return section(
    'access',
    title,
    paragraph(say('access.lead')),
    wide(
      title,
      h(
        'table',
        { className: 'spec-matrix' },
        h('thead', null, h('tr', null, ...head)),
        h('tbody', null, ...rows),
      ),
    ),
    sentences(
      operations.map((operation) =>
        say('pair', { name: say(`access.${operation}`), value: whoText(page, entity.access[operation]) }),
      ),
    ),
    entity.grants.length > 0 ? paragraph(say('access.besides')) : null,
    entity.grants.length > 0
      ? sentences(entity.grants.map((grant) => grantText(entityWords(page, entity), grant)))
      : null,
  )
}
