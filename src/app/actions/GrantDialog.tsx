import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isApiError } from '#client/apiError.ts'
import { useClient } from '#client/ClientContext.ts'
import type { WireRow } from '#protocol/row.ts'
import { grant, granting, type InstitutionGrant } from '#protocol/services/agency.ts'
import { ConfirmDialog } from '#renderer/confirm/ConfirmDialog.tsx'
import { reread } from '#renderer/list/state/reread.ts'
import { rowsKey } from '#renderer/list/state/useRows.ts'
import { institutionName, useRenderer } from '#renderer/RendererContext.ts'
import { useToasts } from '#renderer/toast/ToastsContext.ts'

interface Props {
  readonly row: WireRow
  onClose(): void
}

interface Granted {
  readonly name: InstitutionGrant
  /** The action's words, and the column that tells whether the institution has it. */
  readonly action: 'agencyClient' | 'hubloPool'
  readonly column: string
}

/** Asks whether an institution is to be given something that a service grants, or to lose it, and has it done. */
const grantDialog =
  ({ name, action, column }: Granted) =>
  ({ row, onClose }: Props) => {
    const { t } = useTranslation()
    const { http } = useClient()
    const { gateway, institutions } = useRenderer()
    const queries = useQueryClient()
    const toasts = useToasts()
    const institution = Number(row.institution)
    const has = row[column] === true
    const words = `actions.${action}.${has ? 'take' : 'give'}`
    const named = { institution: institutionName(institutions, institution) }
    /** A conflict has several causes; that somebody else was quicker, which is what was asked for, the row itself tells. */
    const isSoAlready = async () => {
      const asked = { query: { institution: [institution] }, limit: 1 }
      const { rows } = await gateway.list('institutionOption', asked)
      return rows[0]?.[column] === !has
    }
    const sending = useMutation({
      mutationFn: () =>
        http.send({ ...grant(institution, name), ...granting(name, !has) }).catch(async (error: unknown) => {
          const isDone = isApiError(error) && error.status === 409 && (await isSoAlready())
          if (!isDone) throw error
        }),
      onSuccess: () => {
        toasts.show('success', t(`${words}.done`, named))
        void reread(queries, rowsKey('institutionOption'))
        void reread(queries, rowsKey('agencySubscription'))
      },
      onSettled: onClose,
    })
    return (
      <ConfirmDialog
        title={t(`${words}.title`)}
        text={t(`${words}.text`, named)}
        yes={t(`${words}.yes`)}
        no={t(`actions.${action}.no`)}
        tone={has ? 'danger' : undefined}
        onConfirm={() => sending.mutateAsync().catch(() => undefined)}
        onCancel={onClose}
      />
    )
  }

export const AgencyClientDialog = grantDialog({
  name: 'agency',
  action: 'agencyClient',
  column: 'hasInterim',
})
export const HubloPoolDialog = grantDialog({
  name: 'hubloPool',
  action: 'hubloPool',
  column: 'hasHubloPool',
})
