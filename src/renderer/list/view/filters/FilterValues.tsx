import type { AnyColumn } from '#dsl/columns/column.ts'
import type { ColumnFilter } from '#engine/listing/columnFilter.ts'
import { FilterChoices } from './FilterChoices.tsx'
import { FilterDays } from './FilterDays.tsx'
import { FilterRange } from './FilterRange.tsx'
import { FilterWords } from './FilterWords.tsx'

export interface FilterValuesProps {
  readonly column: AnyColumn
  readonly filter: ColumnFilter | undefined
  /** `undefined` while it cannot be read. */
  onFilter(filter: ColumnFilter | undefined): void
}

/** What is entered for a condition; nothing where the condition says it all. */
export const FilterValues = ({ is, ...props }: FilterValuesProps & { readonly is: ColumnFilter['is'] }) => {
  if (is === 'among') return <FilterChoices {...props} />
  if (is === 'between')
    return props.column.kind.filter === 'days' ? <FilterDays {...props} /> : <FilterRange {...props} />
  return is === 'containing' && <FilterWords {...props} />
}
