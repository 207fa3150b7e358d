import { Link } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { WireRow } from '#protocol/row.ts'
import { IconButton } from '../IconButton.tsx'
import { useRenderer } from '../RendererContext.ts'
import { opensOverList, rowAddress } from './rowAddress.ts'
import { useCopyLink } from './useCopyLink.ts'

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
    <IconButton
      action="link"
      label={t('link.copy')}
      Icon={Link}
      onClick={() => void copy(rowAddress(table, row, selected))}
    />
  )
}
