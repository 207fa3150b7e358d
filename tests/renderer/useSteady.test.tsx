// @vitest-environment jsdom
import { act, Suspense, startTransition, use } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { useSteady } from '#renderer/useSteady.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const never = new Promise<never>(() => {})

interface Props {
  readonly shown: string
  /** It is drawn and never gets on screen. */
  readonly isHeldUp?: boolean
  onDrawn(press: () => string): void
}

const HeldUp = () => use(never)

const Button = ({ shown, isHeldUp = false, onDrawn }: Props) => {
  onDrawn(useSteady(() => shown))
  return isHeldUp ? <HeldUp /> : null
}

it('what is pressed does what is on screen says, not what is still being drawn', async () => {
  const presses = new Set<() => string>()
  const onDrawn = (press: () => string) => void presses.add(press)
  const root = createRoot(document.createElement('div'))
  const draw = (shown: string, isHeldUp = false) =>
    root.render(
      <Suspense>
        <Button {...{ shown, isHeldUp, onDrawn }} />
      </Suspense>,
    )
  const press = () => [...presses].map((one) => one())
  await act(() => draw('first'))
  expect(press()).toEqual(['first'])
  await act(() => startTransition(() => draw('second', true)))
  expect(press()).toEqual(['first'])
  await act(() => draw('third'))
  expect(press()).toEqual(['third'])
})
