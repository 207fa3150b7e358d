import type { Criterion } from '#dsl/criterion.ts'
import type { Page } from '../page.ts'

/** What a criterion is told with: names of entities, columns, values and permissions. */
export type CriterionWords = Pick<
  Page,
  'say' | 'quoted' | 'listed' | 'entityName' | 'permissionName' | 'labelIn' | 'valueIn'
>

/** A criterion as the end of a sentence: “when …”. */
export const criterionText = (page: CriterionWords, criterion: Criterion): string => {
  const { say, quoted, listed, entityName } = page
  switch (criterion.is) {
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
      const option = quoted(page.labelIn(criterion.entity, criterion.column))
      return say('criteria.optionOn', { option })
    }
    case 'hasRecord':
      return recordText(page, criterion, quoted(entityName(criterion.entity)))
  }
}

/** One criterion of several within another. */
const nested = (page: CriterionWords, criterion: Criterion): string => {
  const inner = criterion.is === 'named' ? criterion.of : criterion
  const text = criterionText(page, inner)
  return inner.is === 'all' || inner.is === 'any' ? page.say('criteria.nested', { of: text }) : text
}

const recordText = (
  page: CriterionWords,
  { entity: name, where }: Extract<Criterion, { is: 'hasRecord' }>,
  entity: string,
): string => {
  if (!where) return page.say('criteria.hasRecord', { entity })
  const values = where.in.map((value) => page.valueIn(name, where.column, value))
  return page.say('criteria.hasRecordWith', {
    entity,
    column: page.quoted(page.labelIn(name, where.column)),
    values: page.listed(values, true),
  })
}
