// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { useInSlices } from '#renderer/scheduling/useInSlices.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

interface Props {
  readonly text: string | undefined
  onDrawn(text: string | undefined): void
}

const Shown = ({ text, onDrawn }: Props) => {
  onDrawn(useInSlices(text))
  return null
}

/** What a component draws, each time that it is drawn. */
const draw = () => {
  const drawn: (string | undefined)[] = []
  const onDrawn = (text: string | undefined) => void drawn.push(text)
  const root = createRoot(document.createElement('div'))
  return { drawn, show: (text?: string) => act(() => root.render(<Shown text={text} onDrawn={onDrawn} />)) }
}

it('what has just come is drawn at leisure, after the page has been drawn once without it, and what follows it at once', async () => {
  const { drawn, show } = draw()
  await show()
  await show('first')
  expect(drawn).toEqual([undefined, undefined, 'first'])
  await show('next')
  expect(drawn.slice(3)).toEqual(['next'])
})

it('what is there from the start is drawn at once', async () => {
  const { drawn, show } = draw()
  await show('kept')
  expect(drawn).toEqual(['kept'])
})
