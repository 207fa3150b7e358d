import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useClient } from '#client/ClientContext.ts'
import type { Catalogue } from '#dsl/catalogue.ts'
import { useTellMissing } from '#renderer/deferred.tsx'
import { failureText } from '#renderer/failureText.ts'
import { problemOf } from '#renderer/gateway.ts'
import { useToasts } from '#renderer/toast/ToastsContext.ts'
import { chooseLanguage, type Language } from '../i18n.ts'

/**
 * Speaks a language from now on, and keeps it with the person, so that their next browser and the messages sent to them speak
 * it too. Source: specification of the institution area, §4 (start-up).
 */
export const useSpeak = (catalogue: Catalogue, person: number): ((language: Language) => Promise<void>) => {
  const { t } = useTranslation()
  const { resources, session } = useClient()
  const toasts = useToasts()
  const tellMissing = useTellMissing()
  return useCallback(
    async (language) => {
      try {
        await chooseLanguage(language, person)
      } catch {
        return tellMissing()
      }
      const wire = catalogue.entities.get('admin')?.wire
      if (!wire) return
      try {
        await resources.update(wire, person, { lang: language.slice(0, 2) }, undefined)
        await session.reload()
      } catch (thrown) {
        toasts.show('error', failureText(t, problemOf(thrown)))
      }
    },
    [catalogue, person, resources, session, toasts, tellMissing, t],
  )
}
