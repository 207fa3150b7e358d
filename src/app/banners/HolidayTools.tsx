import { CalendarDays, CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deferred } from '#renderer/deferred.tsx'
import { ActionButton } from '#renderer/dialog/ActionButton.tsx'
import { type BannerProps, RendererProvider, useRenderer } from '#renderer/RendererContext.ts'
import './banner.recipe.ts'

interface DialogProps extends BannerProps {
  onClose(): void
}

const dialogs = {
  calendar: deferred<DialogProps>(async () => (await import('./holidays/CalendarDialog.tsx')).CalendarDialog),
  propose: deferred<DialogProps>(async () => (await import('./holidays/ProposalDialog.tsx')).ProposalDialog),
}

interface Opened {
  readonly dialog: keyof typeof dialogs
  /** The institutions in which it was opened: Back may lead to others behind it. */
  readonly selected: readonly number[]
}

/** A year of public holidays to look at, and one to be proposed. Source: specification §2 (public holidays tab). */
export const HolidayTools = ({ table }: BannerProps) => {
  const { t } = useTranslation()
  const services = useRenderer()
  const { mayWrite, selected } = services
  const [opened, setOpened] = useState<Opened>()
  const Dialog = opened && dialogs[opened.dialog]
  const none = selected.length === 0
  return (
    <div className="holiday-tools" data-banner="holidayYear">
      <ActionButton
        action="calendar"
        disabled={none}
        onClick={() => setOpened({ dialog: 'calendar', selected })}
      >
        <CalendarDays size={16} aria-hidden />
        {t('payroll.holidays.open')}
      </ActionButton>
      {mayWrite(table.entity.name, 'insert', selected) && (
        <ActionButton
          action="propose"
          disabled={none}
          onClick={() => setOpened({ dialog: 'propose', selected })}
        >
          <CalendarPlus size={16} aria-hidden />
          {t('payroll.holidays.openProposal')}
        </ActionButton>
      )}
      {Dialog && (
        <RendererProvider value={{ ...services, selected: opened.selected }}>
          <Dialog table={table} onClose={() => setOpened(undefined)} />
        </RendererProvider>
      )}
    </div>
  )
}
