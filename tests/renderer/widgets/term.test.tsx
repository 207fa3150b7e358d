// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useTerm } from '#renderer/widgets/choices/useTerm.ts'

let root: Root
let type: (term: string) => void
/** Terms that a search would be made for, one after the other. */
const sought: string[] = []

const Field = () => {
  const [, settled, setTerm] = useTerm()
  type = setTerm
  if (sought.at(-1) !== settled) sought.push(settled)
  return null
}

beforeEach(async () => {
  vi.useFakeTimers()
  sought.length = 0
  root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Field />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
})
const wait = (milliseconds: number) => act(async () => void vi.advanceTimersByTime(milliseconds))
const typeIn = async (text: string, between: number) => {
  for (let end = 1; end <= text.length; end++) {
    await act(async () => type(text.slice(0, end)))
    await wait(between)
  }
}

it('what is typed in a row is searched once, whatever its letters', async () => {
  await typeIn('pôle 4321', 150)
  expect(sought).toEqual([''])
  await wait(200)
  expect(sought).toEqual(['', 'pôle 4321'])
})

it('who pauses sees what there is so far', async () => {
  await typeIn('pô', 250)
  expect(sought).toEqual(['', 'p', 'pô'])
})

it('a field that is emptied shows everything at once', async () => {
  await typeIn('p', 250)
  await act(async () => type(''))
  await wait(0)
  expect(sought).toEqual(['', 'p', ''])
})
