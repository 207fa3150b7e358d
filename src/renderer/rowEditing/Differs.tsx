import { useTranslation } from 'react-i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { Differing } from '#engine/pivot.ts'
import { sameValue } from '#engine/readText.ts'
import type { WireRow } from '#protocol/row.ts'
import type { ListColumn } from '../list/listColumns.ts'
import { drawCell } from '../list/rows/drawCell.tsx'
import { institutionName, useRenderer } from '../RendererContext.ts'
import { useWording } from '../widgets/useWording.ts'

interface Props {
  readonly table: AnyTable
  readonly column: ListColumn
  readonly row: WireRow
  readonly values: Differing[string]
}

/** That a value is not the same everywhere; opened, what it is in each institution. */
export const Differs = ({ table, column, row, values }: Props) => {
  const { t } = useTranslation()
  const wording = useWording()
  const { institutions } = useRenderer()
  const places = Map.groupBy(values, ({ institution }) => institution)
  const distinct = (given: Differing[string]) =>
    given.filter(({ value }, i) => given.findIndex((one) => sameValue(one.value, value)) === i)
  return (
    <details className="differs">
      <summary>{t('list.differs')}</summary>
      <ul>
        {Array.from(places, ([institution, given]) => (
          <li key={institution}>
            {t('form.place', { place: institutionName(institutions, institution) })}{' '}
            {distinct(given).map(({ value }, i) => (
              <span key={i}>
                {i > 0 && ' / '}
                {drawCell(column, { ...row, [column.name]: value }, table, wording)}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </details>
  )
}
