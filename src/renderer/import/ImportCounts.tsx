import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RehearsedRow } from '#engine/csv/rehearsedRow.ts'
import { ActionButton } from '../dialog/ActionButton.tsx'
import type { Novelty } from './existingRows.ts'
import type { ReadRows } from './useRehearsal.ts'

const KINDS = ['new', 'changed', 'linked', 'unchanged', 'error', 'duplicate', 'readOtherwise'] as const

interface Props {
  readonly rows: readonly RehearsedRow[]
  readonly noveltyOf: (row: RehearsedRow) => Novelty | undefined
  /** Missing where the rows were pasted. */
  readonly file: ReadRows['file']
  readonly isMac: boolean
  readonly onMac: (mac: boolean) => void
  readonly lookupFailed: boolean
  /** What can be done with those to correct. */
  readonly children?: ReactNode
}

/** What the file would do, in figures, and how it was read. */
export const ImportCounts = ({ rows, noveltyOf, file, isMac, onMac, lookupFailed, children }: Props) => {
  const { t } = useTranslation()
  const unread = file?.unread ?? []
  const counts = new Map<string, number>()
  for (const row of rows) {
    const kind = row.state === 'ok' ? (noveltyOf(row) ?? 'ok') : row.state
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
    if (Object.keys(row.readAs).length > 0)
      counts.set('readOtherwise', (counts.get('readOtherwise') ?? 0) + 1)
  }
  return (
    <div className="import-counts">
      {counts.get('unchanged') !== rows.length && <p>{t('import.check')}</p>}
      <ul>
        {KINDS.map((kind) => {
          const count = counts.get(kind) ?? 0
          return count > 0 ? (
            <li key={kind} className="import-badge" data-badge={kind} data-count={count}>
              {t(`import.count.${kind}`, { count })}
            </li>
          ) : null
        })}
      </ul>
      {children}
      <p className="file-hint">
        {file
          ? t(file.delimiter === '\t' ? 'import.encoding.readTabs' : 'import.encoding.read', {
              file: file.name,
              encoding: file.encoding.toUpperCase(),
            })
          : t('import.pasted')}{' '}
        {file?.bytes && (isMac || file.encoding === 'windows-1252') && (
          <ActionButton action="encoding" look="quiet" onClick={() => onMac(!isMac)}>
            {t(isMac ? 'import.encoding.back' : 'import.encoding.mac')}
          </ActionButton>
        )}
      </p>
      {unread.length > 0 && (
        <p className="import-notice">{t('import.unread', { count: unread.length, names: unread })}</p>
      )}
      {lookupFailed && <p className="import-notice">{t('import.lookupFailed')}</p>}
    </div>
  )
}
