import { useTranslation } from 'react-i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { FormStore } from '#engine/form/formStore.ts'
import type { WireRow } from '#protocol/row.ts'
import { useLive } from '../form/field/useField.ts'

interface Props {
  readonly card: AnyTable
  readonly store: FormStore
  readonly row: WireRow
  /** The columns that the person may change of it. */
  readonly writable: ReadonlySet<string>
  /** Those of a row. */
  writableOf(row: WireRow): ReadonlySet<string>
}

/** Names what the person could change no more once it is saved as it is entered, such as an address that leaves the company's domain. */
export const LastChange = ({ card, store, row, writable, writableOf }: Props) => {
  const { t } = useTranslation()
  const [line = 0] = store.lines()
  const entered = useLive(store, line, store.columns())
  const after = writableOf({ ...row, ...entered })
  const lost = [...writable].filter((name) => !after.has(name))
  const columns = lost.map((name) => t(`tables.${card.name}.columns.${name}`))
  return (
    <div role="status">
      {lost.length > 0 && <p className="form-note">{t('form.lastChange', { columns })}</p>}
    </div>
  )
}
