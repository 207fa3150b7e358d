import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LeaveDialog } from '#renderer/confirm/LeaveDialog.tsx'
import { useAskOnUnload } from '#renderer/dialog/useAskOnUnload.ts'
import { ListFailure } from '#renderer/list/messages/ListFailure.tsx'
import { ListMessage } from '#renderer/list/messages/ListMessage.tsx'
import { useRenderer } from '#renderer/RendererContext.ts'
import '#renderer/form/form.recipe.ts'
import '#renderer/list/list.recipe.ts'
import '#renderer/widgets/styles.ts'
import '../card.recipe.ts'
import '../pages.recipe.ts'
import './sso.recipe.ts'
import { InstitutionChoice } from '../InstitutionChoice.tsx'
import { ScreenHead } from '../ScreenHead.tsx'
import { SsoPanel } from './SsoPanel.tsx'
import { useSsoRows } from './useSsoRows.ts'

interface Props {
  /** The institution that is set up, of those that are selected. */
  readonly id: number | undefined
  onOpen(id: number | undefined): void
}

/** How the administrators of an institution sign on by its own server. Source: specification §2, §4. */
export const SsoScreen = ({ id, onOpen }: Props) => {
  const { t } = useTranslation()
  const { selected } = useRenderer()
  const institution = selected.find((one) => one === id) ?? selected[0]
  const [touched, setTouched] = useState(false)
  /** Where somebody wanted to go while something was not saved. */
  const [next, setNext] = useState<number>()
  useAskOnUnload(() => touched)
  const go = (to: number) => {
    setTouched(false)
    setNext(undefined)
    onOpen(to)
  }
  return (
    <section className="table-screen" data-screen="sso">
      <ScreenHead title={t('screens.sso.title')} subtitle={t('screens.sso.subtitle')} />
      {institution === undefined ? (
        <ListMessage title={t('screens.sso.empty.title')} text={t('screens.sso.empty.text')} />
      ) : (
        <>
          <InstitutionChoice
            screen="sso"
            institution={institution}
            onChoose={(to = institution) => (touched ? setNext(to) : go(to))}
          />
          <Loaded key={institution} institution={institution} onTouched={setTouched} />
        </>
      )}
      {next !== undefined && (
        <LeaveDialog of="form" onLeave={() => go(next)} onStay={() => setNext(undefined)} />
      )}
    </section>
  )
}

const Loaded = ({
  institution,
  onTouched,
}: {
  readonly institution: number
  onTouched(touched: boolean): void
}) => {
  const { t } = useTranslation()
  const { data, error, again } = useSsoRows(institution)
  if (data) return <SsoPanel institution={institution} rows={data} again={again} onTouched={onTouched} />
  if (!error) return <p role="status">{t('list.loading')}</p>
  return <ListFailure error={error} onRetry={again} />
}
