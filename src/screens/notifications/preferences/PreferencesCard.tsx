import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { Values, WireRow } from '#protocol/row.ts'
import { ListFailure } from '#renderer/list/messages/ListFailure.tsx'
import { useToasts } from '#renderer/toast/ToastsContext.ts'
import { CardSkeleton } from '../CardSkeleton.tsx'
import { PreferencesForm } from './PreferencesForm.tsx'
import { usePreferences } from './usePreferences.ts'

interface Props {
  readonly table: AnyTable
  /** Whether it is known which choices the person has. */
  readonly ready: boolean
}

/** What one is told of, and how much of it. The first save makes the row, others change it. */
export const PreferencesCard = ({ table, ready }: Props) => {
  const { t } = useTranslation()
  const toasts = useToasts()
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, error, refetch, put } = usePreferences(table.entity.name)
  /** A form is for one state of the row: the next one begins anew. */
  const [form, setForm] = useState<{ readonly nth: number; readonly entered: Values }>({
    nth: 0,
    entered: {},
  })
  const begin = (entered: Values) => setForm(({ nth }) => ({ nth: nth + 1, entered }))
  const done = async (row: WireRow | undefined) => {
    if (row) put(row)
    else await refetch()
    begin({})
    heading.current?.focus()
  }
  const old = async (entered: Values) => {
    await refetch()
    begin(entered)
    toasts.show('info', t('screens.notifications.preferences.old'))
  }
  return (
    <section className="card" aria-labelledby="notifications-preferences" data-card="preferences">
      <h2 id="notifications-preferences" ref={heading} tabIndex={-1}>
        {t('screens.notifications.preferences.title')}
      </h2>
      <p className="login-hint">{t('screens.notifications.preferences.hint')}</p>
      {data === undefined && error && <ListFailure error={error} onRetry={refetch} />}
      {(data === undefined || !ready) && !error && <CardSkeleton />}
      {data !== undefined && ready && (
        <PreferencesForm
          key={form.nth}
          table={table}
          row={data ?? undefined}
          entered={form.entered}
          onDone={(row) => void done(row)}
          onReset={() => begin({})}
          onOld={(entered) => void old(entered)}
        />
      )}
    </section>
  )
}
