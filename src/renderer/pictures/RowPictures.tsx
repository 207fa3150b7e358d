import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import { pictures, valuesOf } from './index.ts'

interface Props {
  readonly table: AnyTable
  readonly row: Readonly<Record<string, unknown>>
}

/** The pictures of a row, in full: with scale and sentence. */
export const RowPictures = ({ table, row }: Props) => {
  const { t } = useTranslation()
  return Object.entries(table.pictures).map(([name, picture]) => (
    <Fragment key={name}>
      {pictures[picture.picture]({ values: valuesOf(picture, row), size: 'form', t })}
    </Fragment>
  ))
}
