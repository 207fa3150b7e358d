import type { ColumnOf, EntityName } from './names.ts'

/** A word that a template holds in braces, `{serviceName}`, and that is replaced by what it stands for. */
export interface Tag {
  readonly name: string
  /** What it stands for, where a column of ours is it. */
  readonly of?: { readonly entity: string; readonly column: string }
  /** A template without it says too little. */
  readonly required: boolean
  /** What stands in its place in a sample. */
  readonly sample: string
}

interface TagOptions<E extends EntityName> {
  readonly entity?: E
  readonly column?: ColumnOf<E>
  readonly required?: boolean
  readonly sample: string
}

/** A tag of a template: `tag('serviceName', { entity: 'service', column: 'name', sample: 'Urgences' })`. */
export const tag = <E extends EntityName>(
  name: string,
  { entity, column, required = false, sample }: TagOptions<E>,
): Tag => ({ name, required, sample, ...(entity && column && { of: { entity, column } }) })
