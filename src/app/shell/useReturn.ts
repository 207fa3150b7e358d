import { useEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'

/**
 * Once another place is shown, by the browser's own buttons or by something that went with the place before, and with it the
 * focus: `arrive`. An address that is only completed leads nowhere.
 */
export const useReturn = (place: string, arrive: () => void): void => {
  const isLed = useNavigationType() !== NavigationType.Replace
  const before = useRef(place)
  useEffect(() => {
    const isOther = before.current !== place
    before.current = place
    if (isOther && isLed && document.activeElement === document.body) arrive()
  }, [place, isLed, arrive])
}
