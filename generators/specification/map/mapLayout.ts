import { Graph, layout } from '@dagrejs/dagre'
import type { Area } from './areas.ts'
import { type Box, type Point, pathAround, pathBeside } from './paths.ts'
import type { Relation } from './relations.ts'

const ENTITY = { width: 250, height: 38, gap: 8 }
/** What stands around the entities of an area: its name above, room for arrows within it before them. */
const AREA = { top: 34, side: 30, end: 14, bottom: 14 }
const GAP = 110
const EDGE = 6

export interface PlacedArea extends Box {
  readonly area: Area
}

export interface PlacedRelation {
  readonly relation: Relation
  readonly path: string
}

/** Where everything of the map is drawn. */
export interface MapLayout {
  readonly width: number
  readonly height: number
  readonly areas: readonly PlacedArea[]
  readonly entities: ReadonlyMap<string, Box>
  readonly relations: readonly PlacedRelation[]
}

const areaName = ({ name }: Area): string => name ?? ''

/** Areas where dagre puts them, from what points to what is pointed at; in each its entities in their order, one below the other. */
export const mapLayout = (areas: readonly Area[], relations: readonly Relation[]): MapLayout => {
  const areaOf = new Map(areas.flatMap((area) => area.entities.map((entity) => [entity, areaName(area)])))
  const graph = new Graph({ multigraph: true })
  graph.setGraph({ rankdir: 'LR', nodesep: 22, ranksep: GAP, edgesep: 8, marginx: EDGE, marginy: EDGE })
  for (const area of areas) graph.setNode(areaName(area), sizeOf(area))
  for (const { from, to } of relations) {
    const [v, w] = [areaOf.get(from), areaOf.get(to)]
    if (v !== undefined && w !== undefined && v !== w) graph.setEdge(v, w, {}, `${from} ${to}`)
  }
  layout(graph)
  const placed = areas.map((area) => ({ area, ...cornered(graph.node(areaName(area)) as Box) }))
  const entities = new Map(placed.flatMap(entityBoxes))
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number }
  const bends = ({ from, to }: Relation): readonly Point[] => {
    const edge = graph.edge({ v: areaOf.get(from) ?? '', w: areaOf.get(to) ?? '', name: `${from} ${to}` })
    return ((edge as { points?: Point[] } | undefined)?.points ?? []).slice(1, -1)
  }
  return { width, height, areas: placed, entities, relations: pathsOf(relations, entities, areaOf, bends) }
}

const sizeOf = ({ entities }: Area) => ({
  width: AREA.side + ENTITY.width + AREA.end,
  height: AREA.top + entities.length * (ENTITY.height + ENTITY.gap) - ENTITY.gap + AREA.bottom,
})

/** dagre says where the middle of a box is. */
const cornered = ({ x, y, width, height }: Box): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})

const entityBoxes = ({ area, x, y }: PlacedArea): [string, Box][] =>
  area.entities.map((entity, i) => [
    entity,
    {
      x: x + AREA.side,
      y: y + AREA.top + i * (ENTITY.height + ENTITY.gap),
      width: ENTITY.width,
      height: ENTITY.height,
    },
  ])

/** Where a relation touches a box: it leaves for another area on the right; all else is on the left. */
interface Touch {
  readonly relation: Relation
  readonly end: 'from' | 'to'
}

/** Arrows that leave or reach a box stand apart from each other on its side. */
const pathsOf = (
  relations: readonly Relation[],
  entities: ReadonlyMap<string, Box>,
  areaOf: ReadonlyMap<string, string>,
  bends: (relation: Relation) => readonly Point[],
): readonly PlacedRelation[] => {
  const boxOf = (name: string): Box => {
    const box = entities.get(name)
    if (!box) throw new RangeError(`${name} stands in no area`)
    return box
  }
  const isInside = ({ from, to }: Relation) => areaOf.get(from) === areaOf.get(to)
  const sideOf = ({ relation, end }: Touch): string =>
    `${relation[end]} ${end === 'from' && !isInside(relation) ? 'right' : 'left'}`
  const otherY = ({ relation, end }: Touch) => boxOf(relation[end === 'from' ? 'to' : 'from']).y
  /** Arcs from above, arrows from other areas, arcs from below; of arcs the wider one ends outside the narrower. */
  const rank = (touch: Touch): readonly [group: number, y: number] => {
    const other = otherY(touch)
    if (!isInside(touch.relation)) return [1, other]
    return [other < boxOf(touch.relation[touch.end]).y ? 0 : 2, -other]
  }
  const touches = relations.flatMap((relation): Touch[] => [
    { relation, end: 'from' },
    { relation, end: 'to' },
  ])
  const sides = Map.groupBy(touches, sideOf)
  const byRank = (a: Touch, b: Touch): number => {
    const [[group, y], [otherGroup, other]] = [rank(a), rank(b)]
    return group - otherGroup || y - other
  }
  const heightOf = (touch: Touch): number => {
    const { y, height } = boxOf(touch.relation[touch.end])
    const beside = (sides.get(sideOf(touch)) ?? []).toSorted(byRank)
    const at = beside.findIndex(({ relation, end }) => relation === touch.relation && end === touch.end)
    return y + (height * (at + 1)) / (beside.length + 1)
  }
  return relations.map((relation) => {
    const [from, to] = [boxOf(relation.from), boxOf(relation.to)]
    const [begin, end] = [heightOf({ relation, end: 'from' }), heightOf({ relation, end: 'to' })]
    const path = isInside(relation)
      ? pathBeside({ x: from.x, y: begin }, { x: to.x, y: end }, AREA.side)
      : pathAround(from, to, begin, end, bends(relation))
    return { relation, path }
  })
}
