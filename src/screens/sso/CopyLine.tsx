import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#renderer/IconButton.tsx'
import { useToasts } from '#renderer/toast/ToastsContext.ts'

interface Props {
  readonly label: string
  readonly text: string
}

/** Something to be entered elsewhere, with a button that copies it where the browser lets a page do so. */
export const CopyLine = ({ label, text }: Props) => {
  const { t } = useTranslation()
  const toasts = useToasts()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toasts.show('success', t('screens.sso.copied'))
    } catch {
      toasts.show('error', t('screens.sso.notCopied', { text }))
    }
  }
  return (
    <>
      <dt>{label}</dt>
      <dd className="sso-copy">
        <code>{text}</code>
        {navigator.clipboard && (
          <IconButton
            action="copy"
            label={t('screens.sso.copyOf', { what: label })}
            tip={t('screens.sso.copy')}
            Icon={Copy}
            onClick={() => void copy()}
          />
        )}
      </dd>
    </>
  )
}
