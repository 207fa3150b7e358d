import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureLine } from '#renderer/list/messages/FailureLine.tsx'
import { ExportLine } from './ExportLine.tsx'
import { LeftOutDialog } from './LeftOutDialog.tsx'
import type { ShownExport, useExports } from './useExports.ts'
import './exports.recipe.ts'

/** The last exports of the selected institutions: what became of their files, and the files. */
export const ExportList = ({ data, error, refetch }: ReturnType<typeof useExports>) => {
  const { t } = useTranslation()
  const [open, setOpen] = useState<ShownExport>()
  if (error && !data) return <FailureLine className="exports-wrong" error={error} onRetry={refetch} />
  if (!data || data.exports.length === 0) return null
  const waiting = data.exports.filter(({ state }) => state === 'waiting').length
  const rest = data.count - data.exports.length
  return (
    <section className="exports" aria-labelledby="last-exports">
      <h2 id="last-exports">{t('payroll.exports.title')}</h2>
      <p className="visually-hidden" role="status">
        {waiting > 0 && t('payroll.exports.waiting', { count: waiting })}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard */}
      <ul tabIndex={0} aria-labelledby="last-exports">
        {data.exports.map((one) => (
          <ExportLine key={one.id} one={one} onLeftOut={() => setOpen(one)} />
        ))}
      </ul>
      {rest > 0 && <p className="exports-rest">{t('payroll.exports.rest', { count: rest })}</p>}
      {open && <LeftOutDialog one={open} onClose={() => setOpen(undefined)} />}
    </section>
  )
}
