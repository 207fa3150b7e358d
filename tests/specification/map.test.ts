import { describe, expect, it } from 'vitest'
import { entity, inInstitution, relation, text, writtenByProvider } from '#dsl'
import { defineCatalogue } from '#dsl/catalogue.ts'
import { copyInto } from '#dsl/entities/facts.ts'
import { placeColumn } from '#dsl/entities/places.ts'
import { catalogue } from '#schemas'
import { described } from '#schemas/described/described.ts'
import { languages } from '../../generators/languages.ts'
import { areasOf } from '../../generators/specification/map/areas.ts'
import { mapLayout } from '../../generators/specification/map/mapLayout.ts'
import type { Box } from '../../generators/specification/map/paths.ts'
import { relationsOf } from '../../generators/specification/map/relations.ts'
import { house } from './changes/small.ts'
import { elementsWith } from './html.ts'
import { site } from './site.ts'

const files = await site
const page = (language: string) => files.get(`${language}/map.html`) ?? ''
const entities = [...catalogue.entities.values()]
const drawn = new Set(
  elementsWith(page('fr'), 'id').flatMap(({ id = '' }) => id.match(/^entity-(.+)$/)?.[1] ?? []),
)
const arrows = elementsWith(page('fr'), 'data-source')

describe('the map of all entities', () => {
  it('has each entity once, or in its place the arrow or the mark that its rows stand for', () => {
    const throughOf = entities.flatMap(({ columns }) =>
      Object.values(columns).flatMap(({ facts }) => facts.through?.entity ?? []),
    )
    const linkOf = entities.flatMap(({ belongs }) => (belongs.to === 'institutions' ? belongs.link : []))
    const left = entities.map(({ name }) => name).filter((name) => !drawn.has(name))
    expect(left.filter((name) => ![...throughOf, ...linkOf].includes(name))).toEqual([])
    expect(drawn.size + left.length).toBe(entities.length)
    expect(drawn.size).toBeGreaterThan(30)
    // What has a screen stands for itself, whatever else it is.
    for (const { entity, source } of catalogue.tables.values())
      expect(drawn).toContain((source?.of ?? entity).name)
  })

  it('has every column that points at an entity in an arrow, but what marks tell and what repeats another', () => {
    const columns = entities
      .filter(({ name }) => drawn.has(name))
      .flatMap((entity) =>
        Object.entries(entity.columns).flatMap(([column, { facts }]) =>
          facts.entity && placeColumn(entity) !== column && !copyInto(entity, column)
            ? [`${entity.name}.${column} → ${facts.entity}`]
            : [],
        ),
      )
    const shown = arrows.flatMap((one) =>
      (one['data-columns'] ?? '')
        .split(' ')
        .map((column) => `${one['data-source']}.${column} → ${one['data-target']}`),
    )
    expect(shown.toSorted()).toEqual(columns.toSorted())
    expect(shown.length).toBeGreaterThan(20)
  })

  it('says every arrow, to who points at it and in the sentences below', () => {
    for (const language of languages) {
      const titles = page(language).match(/<g class="spec-tie"[^>]*><title>[^<]+<\/title>/g) ?? []
      expect(titles).toHaveLength(arrows.length)
      for (const title of titles) {
        const [, sentence = ''] = /<title>([^<]+)/.exec(title) ?? []
        expect(page(language).split(`<li>${sentence}</li>`)).toHaveLength(2)
      }
    }
  })

  it('covers nothing with anything, and stays as wide as a page of 1280', () => {
    const placed = mapLayout(areasOf(catalogue, described), relationsOf(catalogue))
    const apart = (boxes: readonly Box[]) =>
      boxes.every((a, i) =>
        boxes
          .slice(i + 1)
          .every(
            (b) =>
              a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y,
          ),
      )
    expect(apart(placed.areas)).toBe(true)
    expect(apart([...placed.entities.values()])).toBe(true)
    expect(placed.width).toBeLessThanOrEqual(1180)
    // Names are no longer than two lines of their boxes.
    for (const language of languages)
      for (const [, lines = ''] of page(language).matchAll(/<text>((?:<tspan[\s\S]*?<\/tspan>)+)<\/text>/g)) {
        const texts = [...lines.matchAll(/>([^<]+)</g)].map(([, text = '']) => text)
        expect([texts, texts.length <= 2 && texts.every((text) => text.length <= 30)]).toEqual([texts, true])
      }
  })

  it('has each area of the menu with entities, and nothing outside them', () => {
    const areas = areasOf(catalogue, described)
    const menu = catalogue.menu.map(({ name }) => name)
    expect(areas.map(({ name }) => name)).toEqual(menu.filter((name) => name !== 'operation'))
  })
})

it('an entity that no screen and no page shows has a page of its own, which says what it is for', () => {
  const own = [...files.keys()].filter((path) => path.startsWith('fr/entities/'))
  expect(own.map((path) => path.slice('fr/entities/'.length, -'.html'.length)).toSorted()).toEqual([
    'adminInfo',
    'mission',
    'payrollExport',
    'payrollLeftOut',
    'savedSelection',
    'savedView',
  ])
  for (const path of own) expect(files.get(path)).toContain('class="spec-lead"')
})

it('entities that nothing places are in the last area, even where they point at each other', () => {
  const tied = (name: string, to: string) =>
    entity(name, {
      columns: { code: text(), other: relation(to as never) },
      belongs: inInstitution(),
      access: writtenByProvider,
      label: 'code',
    })
  const small = defineCatalogue({
    tables: [],
    menu: [],
    permissions: {},
    entities: [house, tied('box', 'lid'), tied('lid', 'box')],
  })
  const none = { ...described, pages: {}, lifecycles: {} }
  expect(areasOf(small, none)).toEqual([{ entities: ['institution', 'box', 'lid'] }])
})
