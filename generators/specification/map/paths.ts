export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box extends Point {
  readonly width: number
  readonly height: number
}

/** Room for the head of an arrow. */
const HEAD = 6
/** Columns of areas that stand next to each other are less than this apart. */
const NEAR = 260

/** From one box to another below or above it: an arc on their left, the wider the farther, within the room that there is. */
export const pathBeside = (from: Point, to: Point, room: number): string => {
  const out = Math.min(room - 2, 14 + Math.abs(to.y - from.y) / 14)
  return `M${from.x} ${from.y} C${from.x - out} ${from.y} ${to.x - out} ${to.y} ${to.x - HEAD} ${to.y}`
}

/** From the side of one box to the near side of another, through the bends where others stand between them. */
export const pathAround = (
  from: Box,
  to: Box,
  begin: number,
  end: number,
  bends: readonly Point[],
): string => {
  const isForward = to.x > from.x
  const [x1, x2] = isForward ? [from.x + from.width, to.x - HEAD] : [from.x, to.x + to.width + HEAD]
  const between = Math.abs(x2 - x1) > NEAR ? bends : []
  const stops = [{ x: x1, y: begin }, ...between, { x: x2, y: end }]
  const [first, ...rest] = stops as [Point, ...Point[]]
  const curves = rest.map((stop, i) => {
    const last = i === 0 ? first : (rest[i - 1] as Point)
    const middle = (last.x + stop.x) / 2
    return `C${middle} ${last.y} ${middle} ${stop.y} ${stop.x} ${stop.y}`
  })
  return `M${first.x} ${first.y} ${curves.join(' ')}`
}
