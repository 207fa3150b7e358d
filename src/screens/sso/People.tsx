import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useClient } from '#client/ClientContext.ts'
import { isObject } from '#protocol/row.ts'
import { endpoints } from '#protocol/services.ts'
import { ConfirmDialog } from '#renderer/confirm/ConfirmDialog.tsx'
import { ActionButton } from '#renderer/dialog/ActionButton.tsx'
import { FailureLine } from '#renderer/list/messages/FailureLine.tsx'
import { reread } from '#renderer/list/state/reread.ts'
import { useToasts } from '#renderer/toast/ToastsContext.ts'

/** How many people have signed on, and a way to have them recognised anew. */
export const People = ({ institution }: { readonly institution: number }) => {
  const { t } = useTranslation()
  const { http } = useClient()
  const toasts = useToasts()
  const queries = useQueryClient()
  const [asks, setAsks] = useState(false)
  const queryKey = ['sso', institution, 'people']
  const call = { ...endpoints.ssoPeople, query: { institution } }
  const people = useQuery({
    queryKey,
    queryFn: async ({ signal }) => countIn((await http.send({ ...call, signal })).data),
    staleTime: 0,
    meta: { shown: true },
  })
  const forgetting = useMutation({
    mutationFn: async () => countIn((await http.send({ ...call, method: 'DELETE', body: {} })).data),
    onSuccess: (count) => {
      setAsks(false)
      toasts.show('success', t('screens.sso.people.forgotten', { count }))
    },
    // Also where the answer was lost, and they may be forgotten.
    onSettled: () => void reread(queries, queryKey),
  })
  const { data: known, error } = people
  const count = known ?? 0
  return (
    <section className="sso-people" aria-labelledby="sso-people-title">
      <h2 id="sso-people-title">{t('screens.sso.people.title')}</h2>
      {known !== undefined && <p>{t('screens.sso.people.count', { count })}</p>}
      {known === undefined &&
        (error ? (
          <FailureLine error={error} onRetry={people.refetch} />
        ) : (
          <p role="status">{t('list.loading')}</p>
        ))}
      {count > 0 && (
        <>
          <p className="field-hint">{t('screens.sso.people.why')}</p>
          <ActionButton action="forget" onClick={() => setAsks(true)}>
            {t('screens.sso.people.forget')}
          </ActionButton>
        </>
      )}
      {asks && (
        <ConfirmDialog
          title={t('screens.sso.people.title')}
          text={t('screens.sso.people.question', { count })}
          yes={t('screens.sso.people.forget')}
          no={t('screens.sso.people.keep')}
          tone="danger"
          onConfirm={() => forgetting.mutateAsync().catch(() => setAsks(false))}
          onCancel={() => setAsks(false)}
        />
      )}
    </section>
  )
}

const countIn = (data: unknown): number => (isObject(data) && typeof data.count === 'number' ? data.count : 0)
