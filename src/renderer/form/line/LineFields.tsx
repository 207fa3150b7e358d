import type { ObjectFieldTemplateProps } from '@rjsf/utils'
import { fitOneRow } from '#engine/form/fieldWidth.ts'
import { scopeOf, useLineId } from '../FormScope.ts'
import { LockNotes } from '../field/LockNotes.tsx'
import { useFieldWidth } from '../field/useFieldWidth.ts'

/** The columns of one line in rows of four at most, and above them why some of them are locked. */
export const LineFields = ({
  properties,
  registry,
}: Pick<ObjectFieldTemplateProps, 'properties' | 'registry'>) => {
  const { table, store } = scopeOf(registry)
  const widthOf = useFieldWidth(table)
  const names = properties.map(({ name }) => name)
  return (
    <LockNotes table={table} store={store} lineId={useLineId()} names={names}>
      <div className="fields" data-one-row={fitOneRow(names.map(widthOf)) || undefined}>
        {properties.map(({ content }) => content)}
      </div>
    </LockNotes>
  )
}
