import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { sinceColumn } from '#dsl/entities/facts.ts'
import { institutionsOf } from '#dsl/entities/places.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { Reach } from '#engine/save/reach.ts'
import type { WireRow } from '#protocol/row.ts'
import { ConfirmDialog } from '../confirm/ConfirmDialog.tsx'
import { questionOf } from '../confirm/question.ts'
import { ReachDialog } from '../confirm/ReachDialog.tsx'
import { dayOfSeconds } from '../dateWords.ts'
import { Places } from '../names/Places.tsx'
import { useStatusChange } from './useStatusChange.ts'
import './status.recipe.ts'

interface Props {
  readonly table: AnyTable
  readonly row: WireRow
  /** The column that says whether the row is in use. */
  readonly column: string
  /** How people call the row. */
  readonly name: string
  readonly disabled: boolean
  /** Something else is entered on the page, and is not saved with it. */
  readonly unsaved: boolean
  onDone(): void
  onFailed(): void
}

/** Whether a row is in use, to be changed at once, and since when it is not. Source: specification §2, admin details. */
export const StatusChoice = ({ table, row, column, name, disabled, unsaved, onDone, onFailed }: Props) => {
  const { t } = useTranslation()
  const id = useId()
  const { asked, looking, choose, confirm, cancel } = useStatusChange({
    table,
    row,
    column,
    onDone,
    onFailed,
  })
  const isOn = row[column] === true
  const since = row[sinceColumn(table.entity, column) ?? '']
  const places = institutionsOf(table.entity, row)
  const question = asked && questionOf(t, asked.ask, 1, name)
  const more = unsaved ? t('form.status.dirty') : undefined
  return (
    <div className="status-choice">
      <label htmlFor={id}>{t(`tables.${table.name}.columns.${column}`)}</label>
      <select
        id={id}
        name={column}
        className="control control-select status-select"
        data-on={isOn}
        value={String(isOn)}
        disabled={disabled || looking}
        onChange={({ target }) => void choose(target.value === 'true')}
      >
        <option value="true" className="status-on">
          {t('values.active')}
        </option>
        <option value="false" className="status-off">
          {t('values.inactive')}
        </option>
      </select>
      {!isOn && typeof since === 'number' && (
        <span className="status-since">{t('form.status.since', { date: dayOfSeconds(since) })}</span>
      )}
      {asked?.like && question && (
        <ReachDialog
          title={question.title}
          no={question.no}
          what="group"
          name={name}
          choice={asked.like.choice}
          about={t('reach.group.text', {
            name,
            count: asked.like.choice.everywhere.length - 1,
            groups: asked.like.groups,
          })}
          text={[question.text, more].filter(Boolean).join(' ')}
          onConfirm={(reach: Reach) => confirm(asked.like?.choice[reach] ?? places)}
          onCancel={cancel}
        />
      )}
      {asked && !asked.like && question && (
        <ConfirmDialog
          {...question}
          text={[question.text, more].filter(Boolean).join(' ')}
          tone={asked.value ? 'main' : 'danger'}
          onConfirm={() => confirm(places)}
          onCancel={cancel}
        >
          <Places places={places} />
        </ConfirmDialog>
      )}
    </div>
  )
}
