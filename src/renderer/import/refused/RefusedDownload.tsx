import { useTranslation } from 'react-i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import { type RefusedRow, writeRefused } from '#engine/csv/writeRefused.ts'
import { ActionButton } from '../../dialog/ActionButton.tsx'
import { csvFileName, downloadCsv } from '../../list/csv/download.ts'
import { ADDED } from './refusedRows.ts'

interface Props {
  readonly table: AnyTable
  readonly columns: readonly string[]
  readonly header: readonly string[]
  readonly count: number
  /** Who does not take them: their words are `import.{by}`. */
  readonly by: 'rehearsal' | 'server'
  /** Finds them with their reasons, once they are asked for. */
  collect(): readonly RefusedRow[]
}

/** Hands out the rows that were not imported, with the reason beside each: corrected, the file can be imported again. */
export const RefusedDownload = ({ table, columns, header, count, by, collect }: Props) => {
  const { t } = useTranslation()
  if (count === 0) return null
  const save = (): void => {
    const added = { line: t(ADDED.line), reason: t(ADDED.reason) }
    const rows = collect().toSorted((a, b) => a.row.line - b.row.line)
    const name = csvFileName(table.name, new Date(), 'refused')
    downloadCsv(name, writeRefused({ columns, header }, rows, added))
  }
  return (
    <ActionButton action="download-refused" onClick={save}>
      {t(`import.download.${by}`, { count })}
    </ActionButton>
  )
}
