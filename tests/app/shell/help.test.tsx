// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { HelpDialog } from '#app/shell/HelpDialog.tsx'
import { all, leave } from '#tests/renderer/form/screen.tsx'
import { open } from '#tests/screens/stage.tsx'

afterEach(async () => {
  await leave()
  vi.restoreAllMocks()
})

it.each([
  ['Win32', 'Ctrl'],
  ['Linux x86_64', 'Ctrl'],
  ['MacIntel', '⌘'],
  ['iPad', '⌘'],
])('calls the key of shortcuts as it is labelled on %s: %s', async (platform, control) => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform)
  await open(<HelpDialog onContact={() => {}} onClose={() => {}} />, vi.fn())
  const keys = all('kbd').map(({ textContent }) => textContent)
  expect(keys).toEqual(
    expect.arrayContaining([`${control} K`, `${control} ↵`, `${control} V`, 'Suppr', 'Espace', 'Échap']),
  )
})
