// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { MenuPanel } from '#renderer/parts/index.ts'

const theme = Promise.withResolvers<void>()
vi.mock('#renderer/parts/theme/system.ts', async (original) => ({
  ...(await original<object>()),
  themeMade: () => theme.promise,
}))

it('a part is there once the theme that it is drawn by has been made', async () => {
  let isThere = false
  const coming = MenuPanel.fetch().then(() => {
    isThere = true
  })
  await vi.dynamicImportSettled()
  expect(isThere).toBe(false)
  theme.resolve()
  await coming
})
