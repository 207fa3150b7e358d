import { columnNamed } from '#dsl/columns/column.ts'
import type { Criterion } from '#dsl/criterion.ts'
import type { Page } from '../page.ts'

/** A criterion as the end of a sentence: “when …”. */
export const criterionText = (page: Page, criterion: Criterion): string => {
  const { catalogue, say, quoted, listed, entityName } = page
  switch (criterion.is) {
    case 'creating':
      return say('criteria.creating')
    case 'named':
      return criterionText(page, criterion.of)
    case 'not':
      return say('criteria.not', { of: criterionText(page, criterion.of) })
    case 'all':
    case 'any':
      return listed(
        criterion.of.map((one) => nested(page, one)),
        criterion.is === 'any',
      )
    case 'flagOn':
      return say('criteria.flagOn', { flag: quoted(say(`flags.${criterion.flag}`)) })
    case 'granted':
      return say('criteria.granted', { permission: page.permissionName(criterion.permission) })
    case 'optionOn': {
      const option = quoted(page.labelOf(criterion.column, catalogue.entities.get(criterion.entity)))
      return say('criteria.optionOn', { option })
    }
    case 'hasRecord':
      return recordText(page, criterion, quoted(entityName(criterion.entity)))
  }
}

/** One criterion of several within another. */
const nested = (page: Page, criterion: Criterion): string => {
  const inner = criterion.is === 'named' ? criterion.of : criterion
  const text = criterionText(page, inner)
  return inner.is === 'all' || inner.is === 'any' ? page.say('criteria.nested', { of: text }) : text
}

const recordText = (
  page: Page,
  { entity: name, where }: Extract<Criterion, { is: 'hasRecord' }>,
  entity: string,
): string => {
  const of = page.catalogue.entities.get(name)
  if (!where || !of) return page.say('criteria.hasRecord', { entity })
  const column = columnNamed(of.columns, where.column)
  const values = page.listed(
    where.in.map((value) => page.valueText(column, value)),
    true,
  )
  return page.say('criteria.hasRecordWith', {
    entity,
    column: page.quoted(page.labelOf(where.column, of)),
    values,
  })
}
