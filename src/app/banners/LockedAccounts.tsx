import { LockKeyhole } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { LockedAccount } from '#protocol/services/session.ts'
import { ActionButton } from '#renderer/dialog/ActionButton.tsx'
import { useToasts } from '#renderer/toast/ToastsContext.ts'
import { minuteOf } from '#screens/minuteOf.ts'
import { useLockedAccounts } from './useLockedAccounts.ts'
import './lockedAccounts.recipe.ts'

/** Who cannot sign in for a while after too many wrong passwords, and until when; nothing while that is nobody. */
export const LockedAccounts = () => {
  const { t } = useTranslation()
  const toasts = useToasts()
  const section = useRef<HTMLElement>(null)
  const { accounts, lifting } = useLockedAccounts()
  if (accounts.length === 0) return null

  const lift = (account: LockedAccount) =>
    lifting.mutate(account, {
      onSuccess: () => {
        toasts.show('success', t('banners.lockedAccounts.lifted', { who: nameOf(account) }))
        // The button that was pressed goes.
        section.current?.closest('[data-table]')?.querySelector('h1')?.focus()
      },
    })
  return (
    <section
      className="locked-accounts"
      aria-labelledby="locked-accounts"
      data-banner="lockedAccounts"
      ref={section}
    >
      <h2 id="locked-accounts">
        <LockKeyhole size={16} aria-hidden />
        {t('banners.lockedAccounts.title', { count: accounts.length })}
      </h2>
      <ul>
        {accounts.map((account) => (
          <li key={account.id} data-account={account.id}>
            <span>
              <strong>{nameOf(account)}</strong>{' '}
              <span className="locked-accounts-email">{account.email}</span>
            </span>
            <time dateTime={account.until}>
              {t('banners.lockedAccounts.until', {
                time: minuteOf(Date.parse(account.until)),
              })}
            </time>
            <ActionButton
              action="unlock"
              label={t('banners.lockedAccounts.liftOf', { who: nameOf(account) })}
              busy={lifting.isPending && lifting.variables.id === account.id}
              onClick={() => lift(account)}
            >
              {t('banners.lockedAccounts.lift')}
            </ActionButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

const nameOf = ({ firstName, lastName }: LockedAccount): string => `${firstName} ${lastName}`
