import { useEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'

/** Once the browser's own buttons have led to another screen, and what had the focus went with the one before: `arrive`. */
export const useReturn = (screen: string | undefined, arrive: () => void): void => {
  const isReturn = useNavigationType() === NavigationType.Pop
  const before = useRef(screen)
  useEffect(() => {
    const isOther = before.current !== screen
    before.current = screen
    if (isOther && isReturn && document.activeElement === document.body) arrive()
  }, [screen, isReturn, arrive])
}
