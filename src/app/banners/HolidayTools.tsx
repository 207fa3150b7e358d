import { CalendarDays, CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deferred } from '#renderer/deferred.tsx'
import { ActionButton } from '#renderer/dialog/ActionButton.tsx'
import { type BannerProps, useRenderer } from '#renderer/RendererContext.ts'
import './banner.recipe.ts'

interface DialogProps extends BannerProps {
  onClose(): void
}

const dialogs = {
  calendar: deferred<DialogProps>(async () => (await import('./holidays/CalendarDialog.tsx')).CalendarDialog),
  propose: deferred<DialogProps>(async () => (await import('./holidays/ProposalDialog.tsx')).ProposalDialog),
}

/** A year of public holidays to look at, and one to be proposed. Source: specification §2 (public holidays tab). */
export const HolidayTools = ({ table }: BannerProps) => {
  const { t } = useTranslation()
  const { mayWrite, selected } = useRenderer()
  const [open, setOpen] = useState<keyof typeof dialogs>()
  const Dialog = open && dialogs[open]
  const none = selected.length === 0
  return (
    <div className="holiday-tools" data-banner="holidayYear">
      <ActionButton action="calendar" disabled={none} onClick={() => setOpen('calendar')}>
        <CalendarDays size={16} aria-hidden />
        {t('payroll.holidays.open')}
      </ActionButton>
      {mayWrite(table.entity.name, 'insert', selected) && (
        <ActionButton action="propose" disabled={none} onClick={() => setOpen('propose')}>
          <CalendarPlus size={16} aria-hidden />
          {t('payroll.holidays.openProposal')}
        </ActionButton>
      )}
      {Dialog && <Dialog table={table} onClose={() => setOpen(undefined)} />}
    </div>
  )
}
