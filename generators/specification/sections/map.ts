import { createElement as h, type ReactNode } from 'react'
import { arrowHead } from '../arrowHead.ts'
import { entityHref } from '../map/told.ts'
import { type Page, storedEntity } from '../page.ts'
import { section, sentences, wide } from '../parts.ts'
import { placeName } from '../sources/keptWords.ts'
import { relatedOf } from './related.ts'

const BOX = { width: 232, height: 34, gap: 10 }
const WIDTH = 850
const SHOWN = 9
const LETTERS = 30

/** Where a box is drawn, and what it says; a link where there is a page. */
interface Box {
  readonly x: number
  readonly y: number
  readonly text: string
  readonly href?: string
  readonly own?: boolean
}

const cut = (text: string, letters = LETTERS): string =>
  text.length > letters ? `${text.slice(0, letters - 1).trimEnd()}…` : text

const box = ({ x, y, text, href, own }: Box): ReactNode => {
  const letters = own ? LETTERS - 3 : LETTERS
  const drawn = [
    ...(text.length > letters ? [h('title', { key: 'title' }, text)] : []),
    h('rect', { key: 'rect', x, y, width: BOX.width, height: BOX.height, rx: 6 }),
    h('text', { key: 'text', x: x + BOX.width / 2, y: y + 22, textAnchor: 'middle' }, cut(text, letters)),
  ]
  const className = own ? 'spec-box spec-own' : 'spec-box'
  return href ? h('a', { key: text, href, className }, ...drawn) : h('g', { key: text, className }, ...drawn)
}

const line = (from: readonly [number, number], to: readonly [number, number]): ReactNode => {
  const middle = (from[0] + to[0]) / 2
  const d = `M${from[0]} ${from[1]} C${middle} ${from[1]} ${middle} ${to[1]} ${to[0] - 6} ${to[1]}`
  return h('path', { key: d, d, className: 'spec-arrow', markerEnd: 'url(#arrow)' })
}

/** The entities that the table's rows point at, on the right, and those that point at them, on the left. */
export const mapSection = (page: Page): ReactNode => {
  const { say } = page
  const own = storedEntity(page.table)
  const { pointsAt, pointedBy } = relatedOf(page.catalogue, own)
  const title = placeName(page, page.table.name)
  const names = (all: readonly string[]) => page.listed(all.map((name) => page.entityName(name)))
  const told = [
    ...(pointsAt.length > 0 ? [say('map.pointsAt', { table: title, others: names(pointsAt) })] : []),
    ...(pointedBy.length > 0 ? [say('map.pointedBy', { others: names(pointedBy) })] : []),
  ]
  const caption = told.length > 0 ? told : [say('map.alone', { table: title })]
  return section(
    'map',
    say('sections.map'),
    h(
      'figure',
      { className: 'spec-map' },
      told.length > 0 ? wide(say('sections.map'), drawing(page, title, pointedBy, pointsAt)) : null,
      h(
        'figcaption',
        null,
        sentences([...caption, h('a', { href: `../map.html#entity-${own.name}` }, say('wholeMap.seen'))]),
      ),
    ),
  )
}

const stackOf = (page: Page, names: readonly string[], x: number, height: number): readonly Box[] => {
  const shown = names.length > SHOWN + 1 ? names.slice(0, SHOWN) : names
  const left = names.length - shown.length
  const boxes = [
    ...shown.map((name) => ({ text: page.entityName(name), href: `../${entityHref(page, name)}` })),
    ...(left > 0 ? [{ text: page.say('map.more', { count: left }) }] : []),
  ]
  const step = BOX.height + BOX.gap
  const top = (height - boxes.length * step + BOX.gap) / 2
  return boxes.map((one, i) => ({ ...one, x, y: top + i * step }))
}

const drawing = (
  page: Page,
  title: string,
  before: readonly string[],
  after: readonly string[],
): ReactNode => {
  const most = Math.max(Math.min(before.length, SHOWN + 1), Math.min(after.length, SHOWN + 1), 1)
  const height = most * (BOX.height + BOX.gap) - BOX.gap + 8
  const left = stackOf(page, before, 1, height)
  const right = stackOf(page, after, WIDTH - BOX.width - 1, height)
  const own = { x: (WIDTH - BOX.width) / 2, y: (height - BOX.height) / 2, text: title, own: true }
  const middle = height / 2
  const center = (one: Box) => one.y + BOX.height / 2
  return h(
    'svg',
    { viewBox: `0 0 ${WIDTH} ${height}`, width: WIDTH, height, role: 'group' },
    h('defs', null, arrowHead({ id: 'arrow', refX: 2 })),
    ...left.map((one) => line([one.x + BOX.width, center(one)], [own.x, middle])),
    ...right.map((one) => line([own.x + BOX.width, middle], [one.x, center(one)])),
    ...[...left, ...right, own].map(box),
  )
}
