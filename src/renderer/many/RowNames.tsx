import { useTranslation } from 'react-i18next'
import type { WireRow } from '#protocol/row.ts'
import './many.recipe.ts'

/** Names told; the others are counted. */
const NAMED = 12

interface Props {
  readonly rows: readonly WireRow[]
  readonly nameOf: (row: WireRow) => string
}

/** Which rows something is about to be done to. */
export const RowNames = ({ rows, nameOf }: Props) => {
  const { t } = useTranslation()
  return (
    <ul className="many-names">
      {rows.slice(0, NAMED).map((row) => (
        <li key={row.id}>{nameOf(row)}</li>
      ))}
      {rows.length > NAMED && <li>{t('many.more', { count: rows.length - NAMED })}</li>}
    </ul>
  )
}
