import { useTranslation } from 'react-i18next'
import { useClient } from '#client/ClientContext.ts'
import { endpoints } from '#protocol/services.ts'
import { Names } from '#renderer/names/Names.tsx'
import { institutionNames, useRenderer } from '#renderer/RendererContext.ts'
import { callbackAddress, signOnAddress } from './addresses.ts'
import { CopyLine } from './CopyLine.tsx'
import { useAtOnce, type Written } from './useAtOnce.ts'
import type { SsoRows } from './useSsoRows.ts'

interface Props extends Written {
  readonly rows: SsoRows
  readonly mayTurn: boolean
  readonly mayChoose: boolean
}

/** Whether an institution has single sign-on, and what its people and its server are to be told. */
export const SsoSwitch = ({ rows, mayTurn, mayChoose, ...written }: Props) => {
  const { t } = useTranslation()
  const { http } = useClient()
  const { gateway, institutions } = useRenderer()
  const { ssoSwitch, settings, codes } = rows
  const isOn = ssoSwitch?.enabled === true
  const turning = useAtOnce(
    written,
    (enabled) =>
      ssoSwitch
        ? gateway.update('institutionHasSso', ssoSwitch.id, { enabled }, ssoSwitch.version)
        : http.send({
            ...endpoints.ssoSwitches,
            method: 'POST',
            body: {
              idInstitution: written.institution,
              ssoType: 1,
              enabled,
              shouldPropagateToGroup: settings?.shouldPropagateToGroup === true,
            },
          }),
    (enabled) => `screens.sso.toasts.${enabled ? 'turnedOn' : 'turnedOff'}`,
    (read, enabled) => (read.ssoSwitch?.enabled === true) === enabled,
  )
  // As it was turned, until it is known to be so: on a slow network it would stand as before beside « turned on ».
  const stands = turning.isPending ? turning.variables : isOn
  const state = isOn ? (settings ? 'on' : 'onFirst') : 'off'
  // What is left to do is not told to whoever may not do it.
  const hints = state === 'on' || (isOn ? mayChoose : mayTurn) ? 'hints' : 'readHints'
  const own = String(settings?.ssoName ?? '').trim()
  const names = [...new Set([...(own ? [own] : []), ...codes])]
  return (
    <section className="card" aria-labelledby="sso-state-title">
      <h2 id="sso-state-title">{t('screens.sso.state')}</h2>
      <div className="sso-switch">
        <input
          id="sso-enabled"
          type="checkbox"
          className="switch"
          role="switch"
          data-action="enabled"
          checked={stands}
          aria-checked={stands}
          disabled={!mayTurn}
          aria-busy={turning.isPending || undefined}
          aria-describedby="sso-enabled-hint"
          onChange={() => turning.isPending || turning.mutate(!isOn)}
        />
        <label htmlFor="sso-enabled">{t('screens.sso.enabled')}</label>
        <p className="field-hint" id="sso-enabled-hint">
          {t(`screens.sso.${hints}.${state}`)}
        </p>
        {written.reached.length > 0 && (
          <Names
            label={t('screens.sso.alsoFor', { count: written.reached.length })}
            names={institutionNames(institutions, written.reached)}
          />
        )}
      </div>
      <label className="field-label" htmlFor="sso-type">
        {t('screens.sso.type')}
      </label>
      <select
        id="sso-type"
        name="ssoType"
        className="control control-select sso-type"
        disabled={!mayChoose}
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
  )
}
