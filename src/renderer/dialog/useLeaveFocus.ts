import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/** When the element goes while it has the focus, the focus goes back to where it came from, else to the heading of the page: never to nothing. */
export const useLeaveFocus = (
  element: RefObject<HTMLElement | null>,
  cameFrom?: RefObject<EventTarget | null>,
): void =>
  useLayoutEffect(() => {
    const here = element.current
    return () => {
      if (!here?.contains(document.activeElement)) return
      const back = cameFrom?.current
      const there =
        back instanceof HTMLElement && back.isConnected ? back : document.querySelector('h1[tabindex="-1"]')
      if (there instanceof HTMLElement) there.focus()
    }
  }, [element, cameFrom])

/** What had the focus before it came into an element; `follow` is told of each focus within. */
export const useCameFrom = () => {
  const cameFrom = useRef<EventTarget | null>(null)
  const follow = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
  }
  return { cameFrom, follow }
}
