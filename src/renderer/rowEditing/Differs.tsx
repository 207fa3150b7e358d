import { useTranslation } from 'react-i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { Differing } from '#engine/pivot.ts'
import { sameValue } from '#engine/readText.ts'
import { isOutdated } from '#engine/save/failures.ts'
import type { Failure } from '#engine/save/state.ts'
import type { WireRow } from '#protocol/row.ts'
import type { ListColumn } from '../list/listColumns.ts'
import { drawCell } from '../list/rows/drawCell.tsx'
import { institutionName, useRenderer } from '../RendererContext.ts'
import { useWording } from '../widgets/useWording.ts'
import type { RowProps } from './RowCell.tsx'

interface Props {
  readonly table: AnyTable
  readonly column: ListColumn
  readonly row: WireRow
  readonly values: Differing[string]
}

/** The values of one institution, each once. */
const Values = ({ table, column, row, values }: Props) => {
  const wording = useWording()
  return values
    .filter(({ value }, i) => values.findIndex((one) => sameValue(one.value, value)) === i)
    .map(({ value }, i) => (
      <span key={i}>
        {i > 0 && ' / '}
        {drawCell(column, { ...row, [column.name]: value }, table, wording)}
      </span>
    ))
}

/** That a value is not the same everywhere; opened, what it is in each institution. */
export const Differs = ({ table, column, row, values }: Props) => {
  const { t } = useTranslation()
  const { institutions } = useRenderer()
  const places = Map.groupBy(values, ({ institution }) => institution)
  return (
    <details className="differs">
      <summary>{t('list.differs')}</summary>
      <ul>
        {Array.from(places, ([institution, given]) => (
          <li key={institution}>
            {t('form.place', { place: institutionName(institutions, institution) })}{' '}
            <Values {...{ table, column, row, values: given }} />
          </li>
        ))}
      </ul>
    </details>
  )
}

interface StoredProps extends Pick<RowProps, 'table' | 'columns' | 'row' | 'differing'> {
  readonly failure: Failure
  /** Columns that were to be changed, with what was entered. */
  readonly patch: Readonly<Record<string, unknown>>
}

/** What stands in an institution by now, of what was to be changed there: somebody else was first. */
export const StoredNow = ({ table, columns, row, differing, failure, patch }: StoredProps) => {
  const { t } = useTranslation()
  if (!isOutdated(failure)) return null
  const place = failure.institution ?? 0
  return columns
    .filter(({ name }) => name in patch)
    .map((column) => {
      const { name } = column
      const values = (differing?.[name] ?? [{ institution: place, value: row[name] }]).filter(
        // Of records of one institution some may have been written.
        ({ institution, value }) => institution === place && !sameValue(value, patch[name]),
      )
      return (
        values.length > 0 && (
          <span key={name} className="stored-now">
            {' '}
            {t('form.place', { place: t(`tables.${table.name}.columns.${name}`) })}{' '}
            <Values {...{ table, column, row, values }} />
          </span>
        )
      )
    })
}
