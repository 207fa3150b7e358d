import type { Change } from '../change.ts'

/** Where a change stands on its page. */
export const changeAnchor = ({ id }: Change): string => `change-${id.replace(/[^\w-]+/g, '-')}`

export const groupAnchor = (group: string): string => `screen-${group.replace(/[^\w-]+/g, '-')}`
