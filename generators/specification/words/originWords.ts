import { columnNamed } from '#dsl/columns/column.ts'
import { type ComputedRule, type Derivation, isComputed, isCopy } from '#dsl/entities/derived.ts'
import { softDeletedBy } from '#dsl/entities/facts.ts'
import type { Page } from '../page.ts'

/** Where a value that nobody types comes from; undefined for one that people enter. */
export const originText = (page: Page, name: string): string | undefined => {
  const { entity } = page.table
  const one: Derivation | undefined = entity.derived[name]
  if (!one) return softDeletedBy(entity) === name ? page.say('derived.mark') : undefined
  if (isComputed(one)) return computedText(page, one)
  if (isCopy(one)) {
    const target = columnNamed(entity.columns, one.relation).facts.entity ?? ''
    return page.say(one.writes ? 'derived.copyWrites' : 'derived.copy', {
      column: page.quoted(page.labelOf(one.column, page.catalogue.entities.get(target))),
      table: page.quoted(page.entityName(target)),
      relation: page.quoted(page.labelOf(one.relation)),
    })
  }
  if ('stamp' in one) return page.say(`derived.${one.stamp}`)
  return page.say('derived.since', {
    a: page.quoted(page.labelOf(one.when)),
    value: page.quoted(page.valueText(columnNamed(entity.columns, one.when), one.is)),
  })
}

const computedText = (page: Page, { rule, reads }: ComputedRule): string => {
  const [a = '', b = '', c = ''] = reads.map((read) => page.quoted(page.labelOf(read)))
  return page.say(`derived.${rule}`, { a, b, c, all: page.labelsOf(reads) })
}
