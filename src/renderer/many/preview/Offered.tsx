import type { ReactNode } from 'react'
import { columnNamed } from '#dsl/columns/column.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { FormStore } from '#engine/form/formStore.ts'
import { useOffered } from '../../widgets/relations/useOffered.ts'

interface Props {
  readonly table: AnyTable
  readonly store: FormStore
  /** Of the column. */
  readonly name: string
  readonly value: unknown
  /** What is drawn of a value that no field offers. */
  readonly children: ReactNode
}

/** A value as its field calls it: a row that others share the name of is told with its institutions there. */
export const Offered = ({ value, ...props }: Props) =>
  typeof value === 'number' && columnNamed(props.table.entity.columns, props.name).facts.entity ? (
    <Pointed value={value} {...props} />
  ) : (
    props.children
  )

const Pointed = ({ table, store, name, value, children }: Props & { readonly value: number }) => {
  const column = columnNamed(table.entity.columns, name)
  const [lineId = 0] = store.lines()
  const { choices, held } = useOffered({ column, name, value, scope: { store, lineId } }, '')
  const label = [...choices, ...held].find(({ id }) => id === value)?.label
  return label === undefined ? children : <span className="cell-text">{label}</span>
}
