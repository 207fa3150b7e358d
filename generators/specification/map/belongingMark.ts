import { createElement as h, type ReactNode } from 'react'

/** Rows of one institution, of several together, or of none. */
export type Mark = 'one' | 'shared' | 'common'

export const marks: readonly Mark[] = ['one', 'shared', 'common']

const R = 4.5

/** Whose rows are, as a sign: a disc, two that touch, or a ring. */
export const belongingMark = (mark: Mark, x: number, y: number, title?: string): ReactNode => {
  const disc = (at: number) => h('circle', { key: at, cx: at, cy: y, r: R })
  return h(
    'g',
    { key: 'mark', className: `spec-sign spec-sign-${mark}` },
    title ? h('title', null, title) : null,
    ...(mark === 'shared' ? [disc(x - R), disc(x + R - 1)] : [disc(x)]),
  )
}

/** The sign by itself, before what it means. */
export const markSign = (mark: Mark): ReactNode =>
  h('svg', { width: 24, height: 12, 'aria-hidden': true }, belongingMark(mark, 12, 6))
