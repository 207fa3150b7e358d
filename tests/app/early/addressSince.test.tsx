// @vitest-environment jsdom
import { act, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'
import { addressSince } from '../../../src/app/early/addressSince.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const other = '/console?institutions=2#publicHolidays'

/** Somebody follows a link just while it is drawn. */
const Place = () => {
  const { hash } = useLocation()
  if (location.hash === '#schedule') history.pushState(null, '', other)
  return <p>{hash}</p>
}

const Page = ({ onDrawn }: { readonly onDrawn: () => void }) => {
  useEffect(onDrawn, [onDrawn])
  return (
    <BrowserRouter>
      <Place />
    </BrowserRouter>
  )
}

it('an address that changes while the page is first drawn is the one that it shows', async () => {
  history.replaceState(null, '', '/console#schedule')
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<Page onDrawn={addressSince()} />))
  expect(document.querySelector('p')?.textContent).toBe('#publicHolidays')
  await act(async () => root.unmount())
})
