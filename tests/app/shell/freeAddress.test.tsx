// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { FreeAddress } from '#app/shell/navigation/FreeAddress.tsx'
import { all, click, find, leave, show, typeIn } from '../../renderer/form/screen.tsx'

afterEach(async () => {
  vi.restoreAllMocks()
  await leave()
})

const go = async (text: string) => {
  const [onGo, onClose] = [vi.fn(), vi.fn()]
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  await show(<FreeAddress onGo={onGo} onClose={onClose} />)
  await typeIn(find<HTMLInputElement>('dialog input[name=url]'), text)
  await click('dialog [data-action=go]')
  return { onGo, onClose, opened }
}

it('an address of the console is gone to in its place', async () => {
  const { onGo, onClose, opened } = await go('/console?institutions=1#schedule')
  expect(onGo.mock.calls).toEqual([['/console?institutions=1#schedule']])
  expect([onClose.mock.calls.length, opened.mock.calls.length]).toEqual([1, 0])
})

it('an address elsewhere opens in a tab of its own, which learns nothing of this one', async () => {
  const { onGo, opened } = await go('https://ailleurs.example/x')
  expect(opened.mock.calls).toEqual([['https://ailleurs.example/x', '_blank', 'noopener,noreferrer']])
  expect(onGo).not.toHaveBeenCalled()
})

it.each(['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.fr', '   '])(
  'what is no page is nowhere to go, and said so: %s',
  async (text) => {
    const { onGo, onClose, opened } = await go(text)
    expect([onGo, onClose, opened].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0])
    expect(find('dialog input').getAttribute('aria-invalid')).toBe('true')
    expect(all('dialog [aria-live] .field-error, dialog [aria-live] svg').length).toBeGreaterThan(0)
  },
)
