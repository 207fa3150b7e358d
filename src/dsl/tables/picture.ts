/** A drawing made from columns of the row, in the list and live in the form. */
export interface Picture<K extends string = string> {
  readonly picture: 'shiftBar'
  readonly reads: Readonly<Record<string, K>>
}

/** `shiftBar({ begin, end, pause })`: begin to end on an axis of 36 hours, the break hatched. */
export const shiftBar = <const K extends string>(
  reads: Readonly<Record<'begin' | 'end' | 'pause', K>>,
): Picture<K> => ({
  picture: 'shiftBar',
  reads,
})
