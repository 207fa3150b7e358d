import type { ColumnOf, EntityName } from './names.ts'

/** A word that a template holds in braces, `{serviceName}`, and that is replaced by what it stands for. */
export interface Tag {
  readonly name: string
  /** What it stands for, where a column of ours is it. */
  readonly of?: { readonly entity: string; readonly column: string }
  /** A template without it says too little. */
  readonly required: boolean
}

interface TagOptions<E extends EntityName> {
  readonly entity?: E
  readonly column?: ColumnOf<E>
  readonly required?: boolean
}

/** A tag of a template: `tag('serviceName', { entity: 'service', column: 'name' })`. */
export const tag = <E extends EntityName>(
  name: string,
  { entity, column, required = false }: TagOptions<E> = {},
): Tag => ({ name, required, ...(entity && column && { of: { entity, column } }) })
