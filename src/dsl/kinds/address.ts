import { columnOf } from '../columns/column.ts'
import type { Kind } from '../columns/kind.ts'
import { samples } from '../columns/samples.ts'
import { textKind } from './text.ts'

/** A postal address in one line. With the rule `located` it is chosen from proposals, and has coordinates. */
export const addressKind: Kind<'address', string> = {
  ...textKind,
  name: 'address',
  usualLength: 60,
  example: samples.address,
}

export const address = columnOf(addressKind)
