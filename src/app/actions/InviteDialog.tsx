import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useClient } from '#client/ClientContext.ts'
import type { WireRow } from '#protocol/row.ts'
import { inviteAdmin } from '#protocol/services.ts'
import { ConfirmDialog } from '#renderer/confirm/ConfirmDialog.tsx'
import { useToasts } from '#renderer/toast/ToastsContext.ts'

interface Props {
  readonly row: WireRow
  onClose(): void
}

/** Asks whether a person is to be sent another link by which to choose a password, and has it sent. */
export const InviteDialog = ({ row, onClose }: Props) => {
  const { t } = useTranslation()
  const { http } = useClient()
  const toasts = useToasts()
  const email = String(row.email)
  const sending = useMutation({
    mutationFn: () => http.send({ ...inviteAdmin(row.id), method: 'POST' }),
    onSuccess: () => toasts.show('success', t('actions.invite.sent', { email })),
    onSettled: onClose,
  })
  return (
    <ConfirmDialog
      title={t('actions.invite.title')}
      text={t('actions.invite.text', { email })}
      yes={t('actions.invite.yes')}
      no={t('actions.invite.no')}
      onConfirm={() => sending.mutateAsync().catch(() => undefined)}
      onCancel={onClose}
    />
  )
}
