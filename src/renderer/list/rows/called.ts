import type { AriaAttributes } from 'react'

/** By what the controls of a row are named after it. */
export interface RowNaming {
  /** Ids of the cells that name it, where they are drawn: the same for every row in a place, so that another page changes none of it. */
  readonly namedBy?: string | undefined
  /** Else how people call it. */
  readonly name?: string | undefined
}

/** Attributes of a control: what it does, with which row. */
export const called = (
  { namedBy, name }: RowNaming,
  word: string,
  id: string,
): Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'> & { readonly id?: string } =>
  namedBy
    ? { id, 'aria-label': word, 'aria-labelledby': `${id} ${namedBy}` }
    : { 'aria-label': `${word} ${name}` }
