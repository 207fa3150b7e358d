import { useTranslation } from 'react-i18next'
import { columnsOfForm } from '#dsl/tables/columnsOfForm.ts'
import { offeringColumns } from '#engine/linked.ts'
import type { FormScope } from './FormScope.ts'
import { FormTree } from './FormTree.tsx'
import { LockNotes } from './field/LockNotes.tsx'
import { useColumns } from './field/useField.ts'
import { useLocks } from './field/useLocks.ts'
import { Why } from './field/Why.tsx'
import { Offers } from './Offers.tsx'
import './form.recipe.ts'
import './line/line.recipe.ts'

interface Props extends FormScope {
  readonly disabled?: boolean
}

/** The fields of a form, with what is said of all of them: which are required, why some are locked or missing. */
export const FormBody = ({ disabled, ...props }: Props) => {
  const { table, store } = props
  const { t } = useTranslation()
  const columns = useColumns(store)
  const drawn = columnsOfForm(table).filter((name) => columns.includes(name))
  const [line = 0] = store.lines()
  const locks = useLocks(store, line, drawn)
  const asks = drawn.some((name) => table.entity.columns[name]?.options.required === true && !locks.has(name))
  return (
    // Disabled as a whole while it is saved: told to each field, the form would be drawn twice for that.
    <fieldset role="none" disabled={disabled} className={`form form-${table.form.style}`}>
      {offeringColumns(table.entity).map((column) => (
        <Offers key={column} table={table} store={store} column={column} />
      ))}
      {asks && <p className="form-note">{t('form.requiredNote')}</p>}
      <LockNotes table={table} store={store} lineId={line} names={drawn} whole>
        <FormTree {...props}>
          <Why table={table} store={store} />
        </FormTree>
      </LockNotes>
    </fieldset>
  )
}
