import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { FormStore } from '#engine/form/formStore.ts'
import type { WireRow } from '#protocol/row.ts'
import { providerLevel } from '#protocol/services/session.ts'
import { useRenderer } from '#renderer/RendererContext.ts'
import { People } from './People.tsx'
import { SsoForm } from './SsoForm.tsx'
import { SsoSwitch } from './SsoSwitch.tsx'
import { Trial } from './Trial.tsx'
import type { SaveStatus } from './useAtOnce.ts'
import type { SsoRows } from './useSsoRows.ts'

interface Props {
  readonly card: AnyTable
  readonly institution: number
  readonly rows: SsoRows
  again(): Promise<SsoRows | undefined>
  /** The settings as they were written. */
  onSaved(settings: WireRow): void
}

/** Single sign-on of one institution: on or off, by which names people find it, its server, and whether that works. */
export const SsoPanel = ({ card, institution, rows, again, onSaved }: Props) => {
  const { t } = useTranslation()
  const { facts, mayWrite } = useRenderer()
  const heading = useRef<HTMLHeadingElement>(null)
  /** What was entered last and is not saved. */
  const former = useRef<FormStore>(undefined)
  const [isUnsaved, setUnsaved] = useState(false)
  const [status, setStatus] = useState<SaveStatus>(-1)
  /** Saved settings begin a form of their own. */
  const [round, setRound] = useState(0)
  const { ssoSwitch, settings, siblings } = rows
  const isOn = ssoSwitch?.enabled === true
  const turns = mayWrite('institutionHasSso', 'insert', [institution])
  const sets = mayWrite(card.entity.name, 'update', [institution])
  const isProvider = facts.level === providerLevel
  const reached = settings?.shouldPropagateToGroup === true ? siblings : []
  const shared = { institution, reached, rows, again, onStatus: setStatus }
  return (
    <div className="sso-panel">
      {!turns && !sets && <p className="banner banner--info">{t('screens.sso.readOnly')}</p>}
      <SsoSwitch {...shared} mayTurn={turns} mayChoose={isOn && sets} />
      <section className="card" aria-labelledby="sso-form-title">
        <h2 id="sso-form-title" ref={heading} tabIndex={-1}>
          {t('screens.sso.form')}
        </h2>
        <SsoForm
          // Its fields are drawn as the right is.
          key={`${settings?.id} ${round} ${sets}`}
          {...shared}
          card={card}
          isOff={!isOn}
          maySet={sets}
          status={status}
          former={former}
          onUnsaved={setUnsaved}
          onSaved={onSaved}
          onDone={() => {
            former.current = undefined
            setRound(round + 1)
            heading.current?.focus()
          }}
        />
      </section>
      {isProvider && (
        <section className="card">
          <Trial
            key={`${settings?.version}`}
            institution={institution}
            disabled={!settings || isUnsaved || !isOn}
          />
        </section>
      )}
      {isProvider && isOn && (
        <section className="card">
          <People institution={institution} />
        </section>
      )}
    </div>
  )
}
