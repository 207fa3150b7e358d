import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '#client/client.ts'
import type { Catalogue } from '#dsl/catalogue.ts'
import { rowsOptions } from '#renderer/list/state/useRows.ts'
import { keptArrangement, listStateIn } from '#renderer/list/view/keptArrangement.ts'
import { createGateway } from '../gateway/createGateway.ts'
import { tableWords } from '../i18n.ts'
import { selectedInstitutions } from '../state/selection.ts'
import { factsOptions } from './facts.ts'
import { mayRead } from './mayRead.ts'
import { readableMenu } from './menuGroups.ts'
import { isConsolePath, parseHash } from './place.ts'
import { flagsOptions } from './useServices.ts'

interface Reading {
  readonly catalogue: Catalogue
  readonly client: Client
  readonly queries: QueryClient
}

/**
 * Asks for the list at an address, and for what it says, as soon as it is known who is there: the answer is under way while the console is
 * drawn, instead of being asked for by what is drawn. Nothing for who has no session. What is known already is not asked for again.
 */
export const readAhead = async (
  { catalogue, client, queries }: Reading,
  { pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>,
): Promise<void> => {
  const session = client.session.state.getState()
  if (session.status !== 'open' || !isConsolePath(pathname)) return
  const { name, id, isNew } = parseHash(hash)
  const first = () => readableMenu(catalogue, session)[0]?.screens[0]?.name ?? ''
  const asked = name || first()
  const outline = catalogue.outline.get(asked)
  void queries.prefetchQuery(flagsOptions(client.http))
  if (!outline || !mayRead(outline.read, session)) return
  // Words and declarations that cannot be fetched are told of where the table is drawn.
  tableWords(asked).catch(() => undefined)
  await catalogue.later?.table(asked).catch(() => undefined)
  const table = catalogue.tables.get(asked)
  if (!table) return
  const gateway = createGateway(catalogue, client)
  if (session.institutions.length > 0)
    for (const options of factsOptions(table, gateway)) void queries.prefetchQuery(options)
  if (table.detail && (id !== undefined || isNew)) return
  const person = session.user.id
  const selected = selectedInstitutions(search, person, session.institutions)
  const state = listStateIn(new URLSearchParams(search), table, keptArrangement(table, person))
  const { enabled, ...rows } = rowsOptions(table, state, { gateway, selected, queries })
  if (enabled) void queries.prefetchQuery(rows)
}
