import type { ReactNode } from 'react'
import { columnNamed } from '#dsl/columns/column.ts'
import { removalEffects, softDeletedBy, unlinksTo } from '#dsl/entities/facts.ts'
import { isShared } from '#dsl/entities/places.ts'
import type { Effect } from '#dsl/entities/reactions/effects.ts'
import type { Reaction } from '#dsl/entities/reactions/reactions.ts'
import { keepersOf } from '#dsl/entities/uses.ts'
import { type Page, storedEntity } from '../page.ts'
import { facts, paragraph, section, sentences } from '../parts.ts'

const whenText = (page: Page, on: Reaction): string => {
  const { say, quoted, labelOf, table } = page
  if (on.on === 'created' || on.on === 'removed') return say(`effects.when.${on.on}`)
  const column = quoted(labelOf(on.column))
  if (on.on === 'changes') return say('effects.when.changes', { column })
  const value = quoted(page.valueText(columnNamed(table.entity.columns, on.column), on.value))
  return say('effects.when.becomes', { column, value })
}

const effectText = (page: Page, effect: Effect): string => {
  const { say, t } = page
  switch (effect.effect) {
    case 'inserts':
    case 'removes':
      return say(`effects.${effect.effect}`, { entity: page.entityName(effect.entity) })
    case 'clears': {
      const { entity, window } = effect.related
      return say(window ? 'effects.clearsAhead' : 'effects.clears', { entity: page.entityName(entity) })
    }
    case 'signsOut':
    case 'revokes':
      return say(`effects.${effect.effect}`)
    case 'sends': {
      const institution = t('specification.institution')
      return say('effects.sends', {
        subject: page.quoted(t(`mail.${effect.message}.subject`, { institution })),
      })
    }
    case 'starts':
      return say(`effects.${effect.task}`)
  }
}

/** What follows; of a removal also where, since a row of several institutions may go from some of them. */
const effectTexts = (page: Page, { on, effects }: Reaction): readonly string[] => [
  ...effects.map((one) => effectText(page, one)),
  ...(on === 'removed' && isShared(storedEntity(page.table)) ? [page.say('effects.onlyHere')] : []),
]

/** What else changes when a row does. */
export const effectsSection = (page: Page): ReactNode => {
  const told = storedEntity(page.table).on.filter(({ effects }) => effects.length > 0)
  return section(
    'effects',
    page.say('sections.effects'),
    told.length === 0
      ? paragraph(page.say('effects.none'))
      : facts(told.map((on) => [whenText(page, on), sentences(effectTexts(page, on))])),
  )
}

/** How rows go, and what keeps them. */
export const deletionSection = (page: Page): ReactNode => {
  const { say, table, catalogue } = page
  const { entity, list } = table
  // What a removal empties is no use of the row any more.
  const cleared = removalEffects(entity).map((one) => (one.effect === 'clears' ? one.related.entity : ''))
  const keepers = [...new Set(keepersOf(entity, [...catalogue.entities.values()]))].filter(
    (name) => !cleared.includes(name),
  )
  const names = page.listed(keepers.map((name) => page.quoted(page.entityName(name))))
  const texts =
    entity.access.remove.may === 'nobody'
      ? [say('deletion.nobody')]
      : [
          ...(list.remove ? [] : [say('deletion.notHere')]),
          howText(page),
          ...(list.remove && isShared(entity) ? [say('deletion.where')] : []),
          keepers.length > 0 ? say('deletion.keepers', { entities: names }) : say('deletion.free'),
        ]
  return section('deletion', say('sections.deletion'), sentences(texts))
}

const howText = (page: Page): string => {
  const { entity } = page.table
  const soft = softDeletedBy(entity)
  if (soft) return page.say('deletion.soft', { column: page.quoted(page.labelOf(soft)) })
  const last = unlinksTo(entity)
  if (last) return page.say(last === 'stays' ? 'deletion.unlinkStays' : 'deletion.unlinkGoes')
  return page.say('deletion.hard')
}
