import { useEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { useSteady } from '#renderer/useSteady.ts'

interface Return {
  /** What stood open over the place before does not stand over another one. True where something did. */
  onLeave(): boolean
  /** The focus went with the place before, or with what stood over it. */
  onArrive(): void
}

/**
 * Once another place is shown, by the browser's own buttons, an address typed or something that went with the place before.
 * An address that is only completed leads nowhere.
 */
export const useReturn = (place: string, { onLeave, onArrive }: Return): void => {
  const isLed = useNavigationType() !== NavigationType.Replace
  const before = useRef(place)
  const leave = useSteady(onLeave)
  const arrive = useSteady(onArrive)
  useEffect(() => {
    const isOther = before.current !== place
    before.current = place
    if (!isOther || !isLed) return
    if (leave() || document.activeElement === document.body) arrive()
  }, [place, isLed, leave, arrive])
}
