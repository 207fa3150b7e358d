import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLeaving } from '#renderer/confirm/useLeaving.tsx'
import { ActionButton } from '#renderer/dialog/ActionButton.tsx'
import { Modal } from '#renderer/dialog/Modal.tsx'
import { writeFailureText } from '#renderer/failureText.ts'
import { FailureLine } from '#renderer/list/messages/FailureLine.tsx'
import { type BannerProps, useRenderer } from '#renderer/RendererContext.ts'
import { useSaveToasts } from '#renderer/save/useSaveToasts.ts'
import { PlaceChoice } from './PlaceChoice.tsx'
import { ProposedDays } from './ProposedDays.tsx'
import { useAdding } from './useAdding.ts'
import {
  ownHolidays,
  type Place,
  useHolidays,
  useProposal,
  useRegions,
  useUsualPlace,
} from './useHolidays.ts'
import { YearHead } from './YearHead.tsx'
import './holidays.recipe.ts'

interface Props extends BannerProps {
  onClose(): void
}

/** The public holidays of a year somewhere, to be ticked and added to all selected institutions in one go. */
export const ProposalDialog = ({ table, onClose }: Props) => {
  const { t } = useTranslation()
  const { selected } = useRenderer()
  const label = useId()
  const [year, setYear] = useState(() => new Date().getFullYear())
  const [chosen, setChosen] = useState<Place>()
  const usual = useUsualPlace()
  const place = chosen ?? usual.data
  const proposal = useProposal(year, place)
  const holidays = useHolidays(year)
  // What the person has ticked or not; the usual days that nobody has are, until they say otherwise.
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map())
  const lacking = (date: string): readonly number[] => {
    const have = holidays.data?.get(date) ?? []
    return selected.filter((id) => !have.includes(id))
  }
  const isTicked = (date: string, usually: boolean): boolean =>
    lacking(date).length > 0 && (ticks.get(date) ?? (usually && lacking(date).length === selected.length))
  const days = holidays.data && proposal.data?.holidays
  const ticked = (days ?? []).filter(({ date, usual }) => isTicked(date, usual))
  const regions = useRegions(place?.country)
  const failed = [usual, proposal, holidays].find(({ error }) => error)

  const { add, busy, sent, code, triesAgain, refresh } = useAdding(table, {
    additions: () => ticked.map(({ date }) => ({ date, institutions: lacking(date) })),
    onAdded: (outcome, places) => {
      said.added(outcome, ticked.length, places)
      onClose()
    },
  })
  const said = useSaveToasts(table, selected, refresh)
  const asks = () => sent !== undefined
  const { leave, question } = useLeaving({ busy, asks, sent, onLeave: onClose })
  return (
    <Modal role="dialog" size="medium" labelledBy={label} onDismiss={leave}>
      <YearHead id={label} title={t('payroll.holidays.propose')} year={year} onYear={setYear} />
      <div className="modal-body holidays-body">
        {place && <PlaceChoice place={place} regions={regions} onPlace={setChosen} />}
        {place?.country === 'fr' && ownHolidays.includes(place.region) && (
          <p className="holidays-hint">{t('payroll.holidays.goodFriday')}</p>
        )}
        {failed ? (
          <FailureLine error={failed.error} onRetry={failed.refetch} />
        ) : !days ? (
          <p role="status">{t('list.loading')}</p>
        ) : (
          <ProposedDays
            days={days}
            lacking={lacking}
            isTicked={isTicked}
            onTick={(date, on) => setTicks(new Map(ticks).set(date, on))}
          />
        )}
        {code !== undefined && (
          <p role="alert" className="holidays-wrong">
            {code === 409 ? t('payroll.holidays.taken') : writeFailureText(t, code, triesAgain)}
          </p>
        )}
      </div>
      <div className="modal-foot">
        <ActionButton action="cancel" disabled={busy} onClick={leave}>
          {t('form.cancel')}
        </ActionButton>
        <ActionButton
          action="save"
          look="main"
          busy={busy}
          disabled={ticked.length === 0}
          onClick={() => {
            // What was asked for stays ticked where somebody else is quicker in some of the institutions.
            setTicks(new Map([...ticks, ...ticked.map(({ date }) => [date, true] as const)]))
            void add()
          }}
        >
          {t('payroll.holidays.add', { count: ticked.length })}
        </ActionButton>
      </div>
      {question}
    </Modal>
  )
}
