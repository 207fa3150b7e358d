import { createElement as h, type ReactNode } from 'react'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { isCommon, isInstitution, isShared } from '#dsl/entities/places.ts'
import { arrowHead } from '../arrowHead.ts'
import { screenOf } from '../page.ts'
import { belongingMark, type Mark } from './belongingMark.ts'
import type { MapLayout, PlacedArea, PlacedRelation } from './mapLayout.ts'
import type { MapTelling } from './mapTelling.ts'
import type { Box } from './paths.ts'

const LETTERS = 28
const LINE = 15

/** Whose the rows of an entity are; nothing is marked of institutions themselves. */
const markOf = (entity: AnyEntity): Mark | undefined => {
  if (isInstitution(entity)) return undefined
  if (isCommon(entity)) return 'common'
  return isShared(entity) ? 'shared' : 'one'
}

/** All entities in their areas and an arrow for each relation, whose sentence is told to who points at it. */
export const mapPicture = (telling: MapTelling, placed: MapLayout): ReactNode => {
  const { width, height, areas, entities, relations } = placed
  return h(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, width, height, role: 'group' },
    h('defs', null, arrowHead({ id: 'map-arrow', refX: 2, markerUnits: 'userSpaceOnUse' })),
    ...areas.map((one) => areaFrame(telling, one)),
    ...relations.map((one) => arrow(telling, one)),
    ...[...entities].map(([name, box]) => entityBox(telling, name, box)),
  )
}

const areaFrame = ({ nameOfArea }: MapTelling, { area, x, y, width, height }: PlacedArea): ReactNode =>
  h(
    'g',
    { key: area.name ?? '', className: 'spec-area' },
    h('rect', { x, y, width, height, rx: 10 }),
    h('text', { x: x + 14, y: y + 22 }, nameOfArea(area)),
  )

const arrow = ({ sentenceOf }: MapTelling, { relation, path }: PlacedRelation): ReactNode =>
  h(
    'g',
    {
      key: `${relation.from} ${relation.to}`,
      className: 'spec-tie',
      'data-source': relation.from,
      'data-target': relation.to,
      'data-columns': relation.columns.join(' '),
    },
    h('title', null, sentenceOf(relation)),
    h('path', { d: path, className: 'spec-grip' }),
    h('path', { d: path, className: 'spec-arrow', markerEnd: 'url(#map-arrow)' }),
  )

/** Words of a name in as many lines as they need. */
const linesOf = (text: string): readonly string[] => {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length === 0 || longer.length > LETTERS) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}

const entityBox = (telling: MapTelling, name: string, box: Box): ReactNode => {
  const { catalogue, hrefOf, nameOf } = telling
  const { x, y, width, height } = box
  const entity = catalogue.entities.get(name)
  const mark = entity && markOf(entity)
  const lines = linesOf(nameOf(name))
  const first = y + height / 2 + 4.5 - ((lines.length - 1) * LINE) / 2
  return h(
    'a',
    {
      key: name,
      id: `entity-${name}`,
      href: hrefOf(name),
      className: screenOf(catalogue, name) ? 'spec-box' : 'spec-box spec-unseen',
      'data-mark': mark,
    },
    h('rect', { x, y, width, height, rx: 6 }),
    h(
      'text',
      null,
      ...lines.map((line, i) => h('tspan', { key: line, x: x + 10, y: first + i * LINE }, line)),
    ),
    mark ? belongingMark(mark, x + width - 16, y + height / 2, telling.say(`wholeMap.marks.${mark}`)) : null,
  )
}
