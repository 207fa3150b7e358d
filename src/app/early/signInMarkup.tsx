import { QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { createClient } from '#client/client.ts'
import { createTabs } from '#client/session/tabs.ts'
import { defaultConfiguration } from '#protocol/configuration.ts'
import { createToasts } from '#renderer/toast/toasts.ts'
import { fetchPage } from '../App.tsx'
import { everyLanguage, initI18n, type Language, languages } from '../i18n.ts'
import { Root } from '../Root.tsx'

const path = '/login'

const client = createClient(
  { ...defaultConfiguration, sessionHint: 'none' },
  { storage: {}, cookies: () => '', tabs: createTabs(), isMobile: () => false },
)

const drawnIn = async (language: Language): Promise<[Language, string]> => {
  await i18next.changeLanguage(language)
  const root = (
    <Root
      client={client}
      queries={new QueryClient()}
      toasts={createToasts()}
      router={(page) => <StaticRouter location={path}>{page}</StaticRouter>}
    />
  )
  return [language, renderToString(root)]
}

await initI18n('fr')
await everyLanguage()
await fetchPage(path)
await client.session.restore()
const drawn: [Language, string][] = []
for (const language of languages) drawn.push(await drawnIn(language))

/** Signing in as it stands in the page before its scripts are there, by language. Run by the build. */
export const signInMarkup: Readonly<Record<string, string>> = Object.fromEntries(drawn)
