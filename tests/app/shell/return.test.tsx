// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { useArrival } from '#app/shell/useArrival.ts'
import { useReturn } from '#app/shell/useReturn.ts'

let root: Root | undefined
afterEach(async () => {
  await act(async () => root?.unmount())
  document.body.replaceChildren()
})

/** A list whose rows lead to their page, and a link that stays. */
const Page = () => {
  const { hash } = useLocation()
  const navigate = useNavigate()
  useReturn(hash, { onLeave: () => false, onArrive: useArrival() })
  const to = (address: string, name: string) => (
    <button type="button" onClick={() => navigate(address)}>
      {name}
    </button>
  )
  return (
    <>
      {to('#job', 'Jobs')}
      <main id="content">
        <h1 key={hash} tabIndex={-1}>
          {hash}
        </h1>
        {hash === '#admin' ? <div key="list">{to('#admin/7', 'Row')}</div> : <p>{to('#admin', 'Back')}</p>}
      </main>
    </>
  )
}
const press = (name: string) =>
  act(async () => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
    button?.focus()
    button?.click()
  })
const focused = () => document.activeElement?.textContent

it('what leads to another place and goes with the one before leaves the focus to the new heading', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root?.render(
      <MemoryRouter initialEntries={['/console#admin']}>
        <Page />
      </MemoryRouter>,
    ),
  )
  await press('Row')
  expect(focused()).toBe('#admin/7')
  await press('Back')
  expect(focused()).toBe('#admin')
  await press('Jobs')
  expect(focused()).toBe('Jobs')
})
