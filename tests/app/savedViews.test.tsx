// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import { savedViewsHook } from '#app/console/savedViews.ts'
import { GatewayProvider } from '#app/gateway/GatewayContext.ts'
import { initialListState } from '#renderer/list/state/listState.ts'
import { ViewsPanel } from '#renderer/list/view/ViewsPanel.tsx'
import { catalogue } from '#schemas'
import { schedule } from '#schemas/tables/schedule.ts'
import { all, click, find, leave, show, typeIn } from '#tests/renderer/form/screen.tsx'
import { settle } from '#tests/renderer/list/stage.tsx'
import { stageGateway } from '#tests/renderer/stageGateway.ts'

afterEach(leave)

const PERSON = 7
const useSavedViews = savedViewsHook(PERSON)
const views = () => all('[data-view]').map((one) => one.dataset.view)
const tool = (name: string, action: string) => `[data-view="${name}"] [data-action=${action}]`

/** The panel of a window, and what another window does with the views. */
const open = async () => {
  const view = { id: 1, version: 1, admin: PERSON, screen: 'schedule', name: 'Matins', address: 'q=B' }
  const elsewhere = stageGateway(catalogue, { savedView: [view] })
  const { toasts } = await show(
    <QueryClientProvider client={new QueryClient()}>
      <GatewayProvider value={elsewhere}>
        <ViewsPanel
          table={schedule}
          state={{ ...initialListState(schedule), q: 'M' }}
          onState={() => undefined}
          useSavedViews={useSavedViews}
          onClose={() => undefined}
        />
      </GatewayProvider>
    </QueryClientProvider>,
  )
  await settle(() => `${views()}` === 'Matins')
  return { elsewhere, told: () => toasts.state.getState().history[0]?.text }
}

it('a view that was renamed in another window is shown as it is by then, and replaced by another press', async () => {
  const { elsewhere, told } = await open()
  await elsewhere.update('savedView', 1, { name: 'Aubes' }, 1)
  await click(tool('Matins', 'view-replace'))
  await settle(() => `${views()}` === 'Aubes')
  expect(told()).toMatch(/^Cette vue a été modifiée .* recommencez/)
  await click(tool('Aubes', 'view-replace'))
  await settle(() => /^Vue «.Aubes.» mise à jour$/.test(told() ?? ''))
})

it('a view that was deleted in another window keeps the new name that was typed, and is as good as deleted', async () => {
  const { elsewhere, told } = await open()
  await click(tool('Matins', 'view-rename'))
  await typeIn(find<HTMLInputElement>('.name-form input'), 'Aubes')
  await elsewhere.remove('savedView', 1, 'all')
  await click('.name-form [data-action=confirm]')
  await settle(() => `${views()}` === '')
  expect(find('.name-form [role=alert]').textContent).toMatch(/^Cette vue a été supprimée .* un nom\.$/)
  expect(find<HTMLInputElement>('.name-form input').value).toBe('Aubes')
  await leave()

  const { elsewhere: other, told: said } = await open()
  await other.remove('savedView', 1, 'all')
  await click(tool('Matins', 'view-remove'))
  await settle(() => `${views()}` === '')
  expect(said()).toMatch(/^Vue «.Matins.» supprimée$/)
  expect(told()).toBeUndefined()
})
