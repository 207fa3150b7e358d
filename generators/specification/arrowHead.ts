import { createElement as h, type ReactNode } from 'react'

interface Head {
  readonly id: string
  /** Where in the head, 0 to 8, an arrow ends. */
  readonly refX: number
  /** Sizes of the picture, whatever the width of a stroke. */
  readonly markerUnits?: 'userSpaceOnUse'
}

/** A triangle that lies in the direction of its arrow. */
export const arrowHead = ({ id, refX, ...units }: Head): ReactNode =>
  h(
    'marker',
    { id, viewBox: '0 0 8 8', refX, refY: 4, markerWidth: 8, markerHeight: 8, orient: 'auto', ...units },
    h('path', { d: 'M0 0L8 4L0 8z', className: 'spec-head' }),
  )
