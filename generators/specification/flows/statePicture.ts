import { Graph, layout } from '@dagrejs/dagre'
import { createElement as h, type ReactNode } from 'react'
import type { Lifecycle } from '#dsl/described/lifecycle.ts'
import { arrowHead } from '../arrowHead.ts'
import type { Words } from '../words/words.ts'

const BOX = { width: 150, height: 36 }
const DOT = { width: 14, height: 14 }
const NUMBER = { width: 22, height: 22 }
const BEGIN = 'begin'
const EDGE = 8

interface Point {
  readonly x: number
  readonly y: number
}

/** States and moves where dagre puts them, from top to bottom. */
const placed = ({ states, moves }: Lifecycle): Graph => {
  const graph = new Graph({ multigraph: true })
  graph.setGraph({ rankdir: 'TB', nodesep: 40, ranksep: 26, edgesep: 26, marginx: EDGE, marginy: EDGE })
  graph.setNode(BEGIN, { ...DOT })
  for (const state of states) graph.setNode(state, { ...BOX })
  moves.forEach(({ from = BEGIN, to }, i) => {
    graph.setEdge(from, to, { ...NUMBER, labelpos: 'c' }, String(i))
  })
  layout(graph)
  return graph
}

/** A line through the points that bends in each of them, and ends before the box. */
const pathOf = (points: readonly Point[]): string => {
  const [first, ...rest] = points
  if (!first) return ''
  const bends = rest.slice(0, -1).map(({ x, y }, i) => {
    const next = rest[i + 1] as Point
    return `Q${x} ${y} ${(x + next.x) / 2} ${(y + next.y) / 2}`
  })
  const last = rest.at(-1) as Point
  return `M${first.x} ${first.y} ${bends.join(' ')} L${last.x} ${last.y}`
}

/** The states of a thing, and numbered arrows between them; what each number stands for is the list below it. */
export const statePicture = (words: Words, name: string, of: Lifecycle): ReactNode => {
  const graph = placed(of)
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number }
  const arrow = `states-${name}-arrow`
  const stateName = (state: string) => words.say(`lifecycles.${name}.states.${state}`)
  return h(
    'figure',
    { className: 'spec-states', id: `states-${name}` },
    h('figcaption', null, words.say(`lifecycles.${name}.lead`)),
    h(
      'svg',
      { viewBox: `0 0 ${width} ${height}`, width, height, 'aria-hidden': true },
      h('defs', null, arrowHead({ id: arrow, refX: 7 })),
      ...of.moves.map((move, i) => edge(graph, move.from ?? BEGIN, move.to, i, arrow)),
      begin(graph.node(BEGIN) as Point),
      ...of.states.map((state) => box(graph.node(state) as Point, stateName(state))),
    ),
    h(
      'ol',
      null,
      ...of.moves.map(({ from, to, by }, i) =>
        h(
          'li',
          { key: i, 'data-from': from ?? '', 'data-to': to },
          h(
            'strong',
            null,
            from
              ? words.say('flow.from', { from: stateName(from), to: stateName(to) })
              : words.say('flow.begin', { to: stateName(to) }),
          ),
          ' ',
          words.say(`lifecycles.${name}.moves.${by}`),
        ),
      ),
    ),
  )
}

const begin = ({ x, y }: Point): ReactNode =>
  h('circle', { key: BEGIN, cx: x, cy: y, r: DOT.width / 2, className: 'spec-head' })

const box = ({ x, y }: Point, text: string): ReactNode =>
  h(
    'g',
    { key: text, className: 'spec-box' },
    h('rect', { x: x - BOX.width / 2, y: y - BOX.height / 2, ...BOX, rx: 8 }),
    h('text', { x, y: y + 5, textAnchor: 'middle' }, text),
  )

const edge = (graph: Graph, from: string, to: string, i: number, arrow: string): ReactNode => {
  const {
    points = [],
    x = 0,
    y = 0,
  } = graph.edge({ v: from, w: to, name: String(i) }) as {
    points?: Point[]
    x?: number
    y?: number
  }
  return h(
    'g',
    { key: i },
    h('path', { d: pathOf(points), className: 'spec-arrow', markerEnd: `url(#${arrow})` }),
    h('circle', { cx: x, cy: y, r: 11, className: 'spec-move' }),
    h('text', { x, y: y + 4, textAnchor: 'middle', className: 'spec-digit' }, i + 1),
  )
}
