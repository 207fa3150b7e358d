import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShiftTemplate } from '#protocol/services/shiftTemplate.ts'
import { failureText } from '#renderer/failureText.ts'
import { useSampleText } from './useTemplates.ts'

/** A text template filled in, to be read in place. */
export const SampleText = ({ template }: { readonly template: ShiftTemplate }) => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('screens.shiftSummaryTemplate.sampleText')}</summary>
      {isOpen && <Text template={template} />}
    </details>
  )
}

const Text = ({ template }: { readonly template: ShiftTemplate }) => {
  const { t } = useTranslation()
  const { data, error } = useSampleText(template)
  if (error) return <p role="alert">{failureText(t, error)}</p>
  if (data === undefined) return <p role="status">{t('list.loading')}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <pre className="template-sample" tabIndex={0}>
      {data}
    </pre>
  )
}
