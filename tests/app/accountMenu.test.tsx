// @vitest-environment jsdom
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { AccountMenu } from '#app/shell/menu/AccountMenu.tsx'
import { FreeAddress } from '#app/shell/navigation/FreeAddress.tsx'
import { Navigation } from '#app/shell/navigation/Navigation.tsx'
import { MenuPanel } from '#renderer/parts/index.ts'
import { all, click, find, leave, typeIn } from '#tests/renderer/form/screen.tsx'
import { open } from '#tests/screens/stage.tsx'

beforeAll(() => MenuPanel.fetch())
afterEach(leave)

const user = (level: number) => ({
  id: 7,
  firstName: 'Anne',
  lastName: 'Perrin',
  email: 'anne@lac.test',
  level,
  typeAdmin: null,
  lang: 'fr',
})
const institutions = [1, 2].map((id) => ({ id, name: `Clinique ${id}` }))
const nothing = () => undefined
const entries = async (level: number, permissions: Readonly<Record<number, readonly string[]>>) => {
  await open(
    <AccountMenu
      session={{ user: user(level), permissions, institutions }}
      onLeave={nothing}
      onFreeAddress={nothing}
      onLogout={nothing}
    />,
    vi.fn(),
  )
  await click('[data-widget=account] button')
  const found = all('[role=menu] [data-action]').map((one) => one.dataset.action)
  await leave()
  return found.join(' ')
}

it('leads to the pages that a person may see somewhere, and out [console 2.3.19, area 2.3, area 6.1, area 2.1]', async () => {
  expect(await entries(4, { 1: [] })).toBe('profile notifications logout')
  expect(await entries(3, { 1: [], 2: ['seeProInstitutionPage'] })).toBe(
    'profile institutions notifications logout',
  )
  expect(await entries(2, { 1: ['seeProInstitutionConfigPage'] })).toBe(
    'profile notifications configuration free-url logout',
  )
  expect(await entries(1, {})).toBe('profile institutions notifications configuration free-url logout')
})

it('links to other applications only where the server names them', async () => {
  await open(
    <Navigation links={['missions', 'contracts']} addresses={{ missions: 'https://m.test/' }} />,
    vi.fn(),
  )
  expect(all('nav a').map((link) => link.getAttribute('href'))).toEqual(['https://m.test/'])
  await leave()
  await open(<Navigation links={['missions']} addresses={{}} />, vi.fn())
  expect(all('nav')).toEqual([])
})

it('goes to a typed page here, to a typed address elsewhere in its own tab, and nowhere for what is neither', async () => {
  const went: string[] = []
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const go = async (text: string) => {
    await open(<FreeAddress onGo={(path) => went.push(path)} onClose={nothing} />, vi.fn())
    await typeIn(find<HTMLInputElement>('input[name=url]'), text)
    await click('[data-action=go]')
    const isWrong = find('input[name=url]').getAttribute('aria-invalid')
    await leave()
    return isWrong
  }
  expect(await go('/me/profile?x=1#y')).toBe('false')
  expect(went).toEqual(['/me/profile?x=1#y'])
  expect(await go('https://elsewhere.test/a')).toBe('false')
  expect(opened).toHaveBeenCalledExactlyOnceWith('https://elsewhere.test/a', '_blank', 'noopener,noreferrer')
  for (const text of ['', 'javascript:alert(1)', 'data:text/html,x', 'http://'])
    expect(await go(text)).toBe('true')
  expect([went.length, opened.mock.calls.length]).toEqual([1, 1])
})
