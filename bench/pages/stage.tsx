import '#app/theme/base.css'
import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { QueryClientProvider } from '@tanstack/react-query'
import i18next from 'i18next'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { initReactI18next } from 'react-i18next'
import { BrowserRouter } from 'react-router-dom'
import { loadShape } from '#app/shapes.ts'
import { system } from '#app/theme/system.ts'
import { createQueryClient } from '#client/queries.ts'
import { type Gateway, problemOf } from '#renderer/gateway.ts'
import { RendererProvider, type RendererServices } from '#renderer/RendererContext.ts'
import { ToastsContext } from '#renderer/toast/ToastsContext.ts'
import { createToasts } from '#renderer/toast/toasts.ts'
import { catalogue } from '#schemas'
import { compiledShape, examples, labels } from './examples.ts'

const files = import.meta.glob<Record<string, unknown>>('../../locales/fr/*.json', {
  eager: true,
  import: 'default',
})

/** Answers nothing and takes everything: a form needs no more. */
export const emptyGateway: Gateway = {
  list: async () => ({ rows: [], count: 0 }),
  insert: async (_, row) => ({ ...row, id: 1, version: 1 }),
  update: async (_, id, patch, version) => ({ ...patch, id, version: version + 1 }),
  remove: async () => undefined,
  insertAll: async () => [],
  upsertBatch: async () => [],
  link: async () => undefined,
}

/** Draws a screen as the app does, over a gateway in the page, for two institutions of which one has an interface. */
export const showStage = async (
  screen: ReactNode,
  gateway: Gateway = emptyGateway,
  level = 1,
): Promise<void> => {
  const tables = { ...(files['../../locales/fr/tables.json']?.tables as object), ...labels }
  await i18next.use(initReactI18next).init({
    lng: 'fr',
    resources: { fr: { translation: { ...Object.assign({}, ...Object.values(files)), tables } } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  const services: RendererServices = {
    gateway,
    useChoices: () => ({ state: 'ready', choices: [] }),
    loadShape: async (name) => {
      const own = examples.find(({ entity }) => entity.name === name)
      return own ? compiledShape(own.entity) : loadShape(catalogue, name)
    },
    institutions: [
      { id: 1, name: 'CHU de Lyon' },
      { id: 2, name: 'Clinique des Lilas' },
    ],
    selected: [1, 2],
    person: 1,
    facts: { level, records: { institutionChronos: [1], institutionOctime: [] }, options: {}, flags: {} },
  }
  const root = document.body.appendChild(document.createElement('div'))
  createRoot(root).render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={createQueryClient((error) => console.error(problemOf(error)))}>
        <RendererProvider value={services}>
          <ToastsContext value={createToasts()}>
            <BrowserRouter useTransitions={false}>{screen}</BrowserRouter>
          </ToastsContext>
        </RendererProvider>
      </QueryClientProvider>
    </ChakraProvider>,
  )
}
