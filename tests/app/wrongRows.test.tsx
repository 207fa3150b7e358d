// @vitest-environment jsdom

import { afterEach, expect, it } from 'vitest'
import { createGateway } from '#app/gateway/createGateway.ts'
import { createClient } from '#client/client.ts'
import { createTabs } from '#client/session/tabs.ts'
import { catalogue } from '#schemas'
import { config, fakeFetch } from '../client/fakes.ts'
import { all, leave, settle, showTable } from '../renderer/list/stage.tsx'

afterEach(leave)

/** Of some kind, and of the wrong one for most columns. */
const wrong = [{ a: 1 }, [{ a: 1 }], 'text', true, 1e300, -1, '', [], '2026-99-99', { $$typeof: 1 }]

const listed = [...catalogue.tables.values()].filter(({ source, entity }) => !source && !entity.source)

it.each(listed.map((table) => [table.name, table] as const))(
  'the list of %s is shown whatever another server puts into its columns',
  async (_, table) => {
    const data = wrong.map((value, n) => ({
      ...Object.fromEntries(Object.keys(table.entity.columns).map((name) => [name, value])),
      id: n + 1,
      version: 1,
    }))
    const fetch = fakeFetch(() => ({ status: 200, body: { data, count: data.length } }))
    const client = createClient(config, { fetch, tabs: createTabs(), storage: {}, cookies: () => '' })
    await showTable({ gateway: createGateway(catalogue, client) }, {}, table)
    // What could not be drawn would have taken the screen with it.
    const drawn = `[data-table="${table.name}"] :is(tbody:not(.list-skeleton) tr, .list-message)`
    await settle(() => all(drawn).length > 0)
    expect(all(drawn)).not.toEqual([])
  },
)
