// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { catalogue } from '#schemas'
import { parseView } from '../../src/gallery/address.ts'
import { Tabs } from '../../src/gallery/Tabs.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }))

it('a screen stands under the tabs of its page, each an address of the same look', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const draw = (address: string) =>
    act(async () => root.render(<Tabs catalogue={catalogue} view={parseView(address, catalogue)} />))
  await draw('?table=publicHolidays&state=lines&lang=de&dark=1&bare=1')
  const links = [...document.querySelectorAll('a')]
  expect(links.map((a) => [a.getAttribute('href'), a.getAttribute('aria-current')])).toEqual([
    ['?table=payCode&state=list&lang=de&dark=1&bare=1', null],
    ['?table=publicHolidays&state=list&lang=de&dark=1&bare=1', 'page'],
  ])
  await draw('?table=schedule')
  expect(document.querySelectorAll('nav')).toHaveLength(0)
  await act(async () => root.unmount())
})
