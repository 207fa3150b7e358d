import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShiftTemplate } from '#protocol/services/shiftTemplate.ts'
import { FailureLine } from '#renderer/list/messages/FailureLine.tsx'
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
  const { data, error, refetch } = useSampleText(template)
  if (error) return <FailureLine error={error} onRetry={refetch} />
  if (data === undefined) return <p role="status">{t('list.loading')}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <pre className="template-sample" tabIndex={0}>
      {data}
    </pre>
  )
}
