import { QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { createClient } from '#client/client.ts'
import { createTabs } from '#client/session/tabs.ts'
import { defaultConfiguration } from '#protocol/configuration.ts'
import { createToasts } from '#renderer/toast/toasts.ts'
import { catalogue } from '#schemas'
import { everyLanguage, initI18n, type Language, languages } from '../i18n.ts'
import { fetchPage } from '../pages.ts'
import { Root } from '../Root.tsx'

const path = '/login'

const client = createClient(
  { ...defaultConfiguration, sessionHint: 'none' },
  { storage: {}, cookies: () => '', tabs: createTabs(), isMobile: () => false },
)

/** What a page shows before its scripts are there. */
export interface Ahead {
  /** The page for signing in. */
  readonly signIn: string
  /** What is said while a session is looked for. */
  readonly starting: string
}

const drawnIn = async (language: Language): Promise<[Language, Ahead]> => {
  await i18next.changeLanguage(language)
  const root = (
    <Root
      catalogue={catalogue}
      client={client}
      queries={new QueryClient()}
      toasts={createToasts()}
      router={(page) => <StaticRouter location={path}>{page}</StaticRouter>}
    />
  )
  return [language, { signIn: renderToString(root), starting: i18next.t('shell.loading') }]
}

await initI18n('fr')
await everyLanguage()
await fetchPage(path)
await client.session.restore()
const drawn: [Language, Ahead][] = []
for (const language of languages) drawn.push(await drawnIn(language))

/** By language. Run by the build. */
export const ahead: Readonly<Record<string, Ahead>> = Object.fromEntries(drawn)
