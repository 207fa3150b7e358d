import { createElement as h, type ReactNode } from 'react'
import { isOncePerInstitution } from '#dsl/entities/facts.ts'
import { isCommon, isInstitution, isShared } from '#dsl/entities/places.ts'
import { statesOf } from '../../../src/gallery/states.ts'
import type { Page } from '../page.ts'
import { section, sentences } from '../parts.ts'
import { criterionText } from '../words/criteriaWords.ts'

/** What the screen is for, where it is, and whose rows it shows. */
export const purposeSection = (page: Page): ReactNode => {
  const { t, say, table, catalogue } = page
  const { name, entity, show, source, tabs } = table
  const title = (one: string) => page.quoted(t(`tables.${one}.title`))
  const group = catalogue.menu.find(({ tables }) => tables.includes(name))
  const parent = [...catalogue.tables.values()].find((one) => one.tabs.includes(name))
  const notice = `notices.${name}`
  return section(
    'purpose',
    say('sections.purpose'),
    h('p', { className: 'spec-lead' }, t(`tables.${name}.subtitle`)),
    sentences([
      say('purpose.empty', { text: page.quoted(t(`tables.${name}.empty.text`)) }),
      say(`belongs.${placeOf(page)}`),
      ...(isOncePerInstitution(entity) ? [say('belongs.once')] : []),
      ...(source ? [say('belongs.pivot', { entity: page.quoted(page.entityName(source.of.name)) })] : []),
      ...(entity.source ? [say('belongs.source')] : []),
      ...(group ? [say('purpose.menu', { group: page.quoted(t(`menu.${group.name}`)) })] : []),
      ...(parent && parent !== table ? [page.say('tabOf', { table: t(`tables.${parent.name}.title`) })] : []),
      ...(tabs.length > 0 ? [say('purpose.tabs', { tables: page.listed(tabs.map(title)) })] : []),
      ...(show && page.exists(notice)
        ? [
            say('purpose.unless', {
              criterion: criterionText(page, show),
              notice: page.quoted(t(notice)),
            }),
          ]
        : []),
      galleryLinks(page),
    ]),
  )
}

const placeOf = ({ table: { entity } }: Page): string => {
  if (isInstitution(entity)) return 'itself'
  if (isCommon(entity)) return 'common'
  return isShared(entity) ? 'shared' : 'one'
}

const galleryLinks = ({ t, say, table, language }: Page): ReactNode => [
  say('purpose.gallery'),
  ...statesOf(table).flatMap((state, i) => {
    const address = `/gallery?table=${encodeURIComponent(table.name)}&state=${state}&lang=${language}`
    return [i > 0 ? ' · ' : '', h('a', { key: state, href: address }, t(`gallery.states.${state}`))]
  }),
]
