import { useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useClient } from '#client/ClientContext.ts'
import type { Catalogue } from '#dsl/catalogue.ts'
import { useMissingText } from '#renderer/deferred.tsx'
import { failureText } from '#renderer/failureText.ts'
import { problemOf } from '#renderer/gateway.ts'
import { useToasts } from '#renderer/toast/ToastsContext.ts'
import { WITH_ACTION } from '#renderer/toast/toasts.ts'
import { useSteady } from '#renderer/useSteady.ts'
import { chooseLanguage, type Language, spokenLanguage } from '../i18n.ts'

/**
 * Speaks a language from now on, and keeps it with the person, so that their next browser and the messages sent to them speak
 * it too. Source: specification of the institution area, §4 (start-up).
 */
export const useSpeak = (catalogue: Catalogue, person: number): ((language: Language) => Promise<void>) => {
  const { i18n } = useTranslation()
  const { resources, session } = useClient()
  const toasts = useToasts()
  const missingText = useSteady(useMissingText())
  const written = useRef(Promise.resolve())
  return useCallback(
    async (language) => {
      // In the language spoken by then.
      const { t } = i18n
      const fail = (text: string, run: () => Promise<void>) =>
        toasts.show('error', text, {
          duration: WITH_ACTION,
          action: { name: 'retry', text: t('shell.retry'), run: () => void run() },
        })
      // The language spoken by then, and one write after the other: an earlier choice is never kept over a later one.
      const keep = (): Promise<void> => {
        written.current = written.current.then(write)
        return written.current
      }
      const write = async (): Promise<void> => {
        try {
          await catalogue.later?.all()
          const wire = catalogue.entities.get('admin')?.wire
          if (!wire) return
          await resources.update(wire, person, { lang: spokenLanguage().slice(0, 2) }, undefined)
          await session.reload()
        } catch (thrown) {
          fail(`${t('shell.languageNotKept')} ${failureText(t, problemOf(thrown))}`, keep)
        }
      }
      const speak = async (): Promise<void> => {
        try {
          await chooseLanguage(language, person)
        } catch {
          // Its words are a file of the application, which needs the network.
          return void fail(missingText(), speak)
        }
        await keep()
      }
      await speak()
    },
    [catalogue, person, resources, session, toasts, missingText, i18n],
  )
}
