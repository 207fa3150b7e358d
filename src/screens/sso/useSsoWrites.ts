import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useClient } from '#client/ClientContext.ts'
import type { Detail } from '#protocol/problem.ts'
import { endpoints } from '#protocol/services.ts'
import { failureText } from '#renderer/failureText.ts'
import { problemOf } from '#renderer/gateway.ts'
import { institutionName, useRenderer } from '#renderer/RendererContext.ts'
import { useToasts } from '#renderer/toast/ToastsContext.ts'
import { changesOf, type Draft } from './settings.ts'
import type { SsoRows } from './useSsoRows.ts'

/** What became of the last save: none yet, failed, succeeded. Source: specification §3 (errorCode -1, 1, 2), §4. */
type SaveStatus = -1 | 1 | 2

/** Writes to one institution; each write says what became of it for as long as any message stands. */
export const useSsoWrites = (institution: number, rows: SsoRows, again: () => Promise<unknown>) => {
  const { t } = useTranslation()
  const { http } = useClient()
  const { gateway, institutions } = useRenderer()
  const toasts = useToasts()
  const [status, setStatus] = useState<SaveStatus>(-1)
  const [busy, setBusy] = useState<string>()
  const [problems, setProblems] = useState<readonly Detail[]>([])
  const places = [institutionName(institutions, institution)]

  /** True where it was written. */
  const write = async (what: string, said: string, work: () => Promise<unknown>): Promise<boolean> => {
    if (busy) return false
    setBusy(what)
    setProblems([])
    try {
      await work()
      await again()
      setStatus(2)
      toasts.show('success', t(`screens.sso.toasts.${said}`), { places })
      return true
    } catch (thrown) {
      const { details, status: http } = problemOf(thrown)
      setStatus(1)
      setProblems(details)
      const why = http === 400 ? '' : failureText(t, thrown)
      toasts.show('error', `${t('screens.sso.toasts.failed')} ${why}`.trim(), { places })
      // Somebody else has changed it: what is kept now is what the next save is held against.
      if (http === 412 || http === 409) await again()
      return false
    } finally {
      setBusy(undefined)
    }
  }
  const { ssoSwitch, settings } = rows
  return {
    status,
    busy,
    problems,
    turn: (shouldPropagateToGroup: boolean) =>
      write('switch', ssoSwitch?.enabled ? 'turnedOff' : 'turnedOn', () =>
        ssoSwitch
          ? gateway.update(
              'institutionHasSso',
              ssoSwitch.id,
              { enabled: !ssoSwitch.enabled },
              ssoSwitch.version,
            )
          : http.send({
              ...endpoints.ssoSwitches,
              method: 'POST',
              body: { idInstitution: institution, ssoType: 1, enabled: true, shouldPropagateToGroup },
            }),
      ),
    turnPkce: (usePKCE: boolean) =>
      write('pkce', 'saved', async () => {
        if (settings) await gateway.update('institutionHasOauth2', settings.id, { usePKCE }, settings.version)
      }),
    save: (draft: Draft) =>
      write('save', 'saved', () => {
        const changes = changesOf(draft, settings)
        return settings
          ? gateway.update('institutionHasOauth2', settings.id, changes, settings.version)
          : gateway.insert('institutionHasOauth2', { institution, ...changes })
      }),
  }
}
