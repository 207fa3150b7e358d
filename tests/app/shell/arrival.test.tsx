// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { useArrival } from '#app/shell/useArrival.ts'

let root: Root | undefined
afterEach(async () => {
  await act(async () => root?.unmount())
  document.body.replaceChildren()
})

const Page = ({ title }: { readonly title: string }) => {
  const arrive = useArrival()
  return (
    <>
      <button type="button" onClick={arrive}>
        Go
      </button>
      <main id="content">
        {title && (
          <h1 key={title} tabIndex={-1}>
            {title}
          </h1>
        )}
      </main>
    </>
  )
}
const draw = (title: string) => act(async () => root?.render(<Page title={title} />))
const arrive = async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await draw('')
  await act(async () => document.querySelector('button')?.click())
}
const focused = () => document.activeElement?.textContent

it('the focus follows a screen whose code comes after its address', async () => {
  await arrive()
  await draw('Schedules')
  expect(focused()).toBe('Schedules')
  await draw('Jobs')
  expect(focused()).toBe('Jobs')
})

it('the focus follows no more once the person has done something', async () => {
  await arrive()
  await draw('Schedules')
  await act(async () => void dispatchEvent(new Event('keydown')))
  await draw('Jobs')
  expect(document.activeElement).toBe(document.body)
})
