import { useTranslation } from 'react-i18next'
import { isShared } from '#dsl/entities/places.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { WireRow } from '#protocol/row.ts'
import type { HistoryEntry, RowHistory } from '#protocol/services/history.ts'
import { Changes } from '../confirm/Changes.tsx'
import { momentText } from '../dateWords.ts'
import { ActionButton } from '../dialog/ActionButton.tsx'
import { Names } from '../names/Names.tsx'
import { useToldApart } from '../names/useToldApart.ts'
import { institutionNames } from '../RendererContext.ts'
import { useToasts } from '../toast/ToastsContext.ts'
import type { Taking } from './takingInto.ts'

interface Props {
  readonly table: AnyTable
  /** As it is now. */
  readonly row: WireRow
  readonly line: HistoryEntry
  readonly related: RowHistory['related']
  readonly taking: Taking | undefined
  /** Values stand in the form again. */
  onTaken(): void
}

/** One write of a row: who, when, where, and each value that it changed. */
export const HistoryLine = ({ table, row, line, related, taking, onTaken }: Props) => {
  const { t, i18n } = useTranslation()
  const institutions = useToldApart()
  const toasts = useToasts()
  const { at, by, name, action, before, after } = line
  // Columns that no screen of the table names are the program's own.
  const changes = Object.keys(after)
    .filter((column) => i18n.exists(`tables.${table.name}.columns.${column}`))
    .map((column) => ({ column, before: before[column], after: after[column] }))
  const back = action === 'update' && taking ? taking.of(before) : {}
  const take = () => {
    taking?.take(back)
    toasts.show('info', t('history.taken'))
    onTaken()
  }
  const places = isShared(table.entity) ? institutionNames(institutions, line.institutions) : []
  return (
    <li data-action-done={action}>
      <p className="row-history-who">
        <strong>{by === 'person' ? name : t(`history.by.${by}`)}</strong>{' '}
        <time dateTime={at}>{momentText(at, i18n.language)}</time>
      </p>
      <p>{t(`history.${action}`)}</p>
      {places.length > 0 && (
        <Names label={t(action === 'remove' ? 'places.removedFrom' : 'places.in')} names={places} />
      )}
      {action === 'update' && changes.length === 0 && <p>{t('history.unseen')}</p>}
      <Changes table={table} row={{ ...row, ...before }} changes={changes} related={related} />
      {Object.keys(back).length > 0 && (
        <ActionButton action="take-before" look="quiet" onClick={take}>
          {t('history.take')}
        </ActionButton>
      )}
    </li>
  )
}
