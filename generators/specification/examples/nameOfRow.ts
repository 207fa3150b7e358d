import { columnNamed } from '#dsl/columns/column.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { copyInto } from '#dsl/entities/facts.ts'
import type { Page } from '../page.ts'

/** How the console calls the row that is made as an example: a choice by its label, a relation by the row it points at. */
export const nameOfRow = (page: Page, entity: AnyEntity): string => {
  const { column, after } = entity.label
  const own = saidOf(page, entity, column)
  const before = after === undefined ? '' : saidOf(page, entity, after)
  return before ? page.t('values.labelAfter', { before, label: own }) : own
}

const saidOf = (page: Page, entity: AnyEntity, name: string): string => {
  const column = columnNamed(entity.columns, name)
  const copy = copyInto(entity, name)
  const copied = page.catalogue.entities.get(entity.columns[copy?.relation ?? '']?.facts.entity ?? '')
  if (copy && copied) return saidOf(page, copied, copy.column)
  const value = page.samples(entity)[name]
  if (value === null || value === undefined) return '#1'
  const target = page.catalogue.entities.get(column.facts.entity ?? '')
  if (target) return nameOfRow(page, target)
  return page.valueText(column, value)
}
