import { Link } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { WireRow } from '#protocol/row.ts'
import { useRenderer } from '../RendererContext.ts'
import { useCopyLink } from '../useCopyLink.ts'
import { opensOverList, rowAddress } from './rowAddress.ts'

interface Props {
  readonly table: AnyTable
  readonly row: WireRow
}

/** Copies the address of a row that stands open over its list. */
export const LinkButton = ({ table, row }: Props) => {
  const { t } = useTranslation()
  const { selected } = useRenderer()
  const copy = useCopyLink()
  if (!opensOverList(table)) return null
  return (
    <button
      type="button"
      className="icon-button"
      data-action="link"
      aria-label={t('link.copy')}
      data-tip={t('link.copy')}
      onClick={() => void copy(rowAddress(table, row, selected))}
    >
      <Link size={16} aria-hidden />
    </button>
  )
}
