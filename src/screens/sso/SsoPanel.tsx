import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { providerLevel } from '#protocol/services/session.ts'
import { useRenderer } from '#renderer/RendererContext.ts'
import { callbackAddress, signOnAddress } from './addresses.ts'
import { CopyLine } from './CopyLine.tsx'
import { People } from './People.tsx'
import { SsoForm } from './SsoForm.tsx'
import { Switch } from './Switch.tsx'
import { Trial } from './Trial.tsx'
import type { SsoRows } from './useSsoRows.ts'
import { useSsoWrites } from './useSsoWrites.ts'

interface Props {
  readonly institution: number
  readonly rows: SsoRows
  again(): Promise<unknown>
  onTouched(touched: boolean): void
}

/** Single sign-on of one institution: on or off, by which names people find it, its server, and whether that works. */
export const SsoPanel = ({ institution, rows, again, onTouched }: Props) => {
  const { t } = useTranslation()
  const { facts, mayWrite } = useRenderer()
  const [isTouched, setTouched] = useState(false)
  const writes = useSsoWrites(institution, rows, again)
  const { ssoSwitch, settings, codes } = rows
  const isOn = ssoSwitch?.enabled === true
  const turns = mayWrite('institutionHasSso', 'insert', [institution])
  const sets = mayWrite('institutionHasOauth2', 'update', [institution])
  const isProvider = facts.level === providerLevel
  const own = String(settings?.ssoName ?? '').trim()
  const names = [...new Set([...(own ? [own] : []), ...codes])]
  const touch = useCallback(
    (touched: boolean) => {
      setTouched(touched)
      onTouched(touched)
    },
    [onTouched],
  )
  return (
    <div className="sso-panel">
      {!turns && !sets && <p className="banner banner--info">{t('screens.sso.readOnly')}</p>}
      <section className="card" aria-labelledby="sso-state-title">
        <h2 id="sso-state-title">{t('screens.sso.state')}</h2>
        <Switch
          name="enabled"
          on={isOn}
          disabled={!turns}
          busy={writes.busy === 'switch'}
          onTurn={() => void writes.turn(settings?.shouldPropagateToGroup === true)}
          hint={t(
            isOn
              ? settings
                ? 'screens.sso.hints.on'
                : 'screens.sso.hints.onFirst'
              : 'screens.sso.hints.off',
          )}
        >
          {t('screens.sso.enabled')}
        </Switch>
        <label className="field-label" htmlFor="sso-type">
          {t('screens.sso.type')}
        </label>
        <select
          id="sso-type"
          name="ssoType"
          className="control control-select sso-type"
          disabled={!isOn || !sets}
          defaultValue="1"
        >
          <option value="1">{t('enums.ssoType.1')}</option>
        </select>
        {isOn && (
          <dl className="sso-facts">
            <dt>{t('screens.sso.names', { count: names.length })}</dt>
            <dd data-sso-names>{names.length > 0 ? names.join(', ') : t('screens.sso.noNames')}</dd>
            {names[0] && <CopyLine label={t('screens.sso.link')} text={signOnAddress(names[0])} />}
            <CopyLine label={t('screens.sso.callback')} text={callbackAddress()} />
          </dl>
        )}
      </section>
      <section className="card">
        <SsoForm rows={rows} writes={writes} disabled={!isOn || !sets} onTouched={touch} />
      </section>
      {isProvider && (
        <section className="card">
          <Trial
            key={`${settings?.version}`}
            institution={institution}
            disabled={!settings || isTouched || !isOn}
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
