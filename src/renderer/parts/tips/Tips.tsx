import { useEffect, useRef, useState } from 'react'
import { useIdle } from '../../scheduling/useIdle.ts'
import { Tooltip } from '../index.ts'
import type { Tip } from './tips.ts'
import { watchTips } from './watchTips.ts'

/** Until the frame after it was drawn, it stands in the corner of the window. */
const isPlaced = (content: Element): boolean => {
  const positioner = content.closest<HTMLElement>('[data-part=positioner]')
  return !!positioner?.style.getPropertyValue('--x')
}

/** The one tooltip of a page, for all that carries `data-tip` and for texts that are cut. Beside the page: it draws itself alone. */
export const Tips = () => {
  // The next one is a new one, which is placed at its own element.
  const [{ tip, nth }, setTip] = useState<{ readonly tip?: Tip | undefined; readonly nth: number }>({
    nth: 0,
  })
  const content = useRef<HTMLDivElement>(null)
  useEffect(
    () =>
      watchTips({
        show: (next) => setTip((before) => ({ tip: next, nth: before.nth + 1 })),
        place: () =>
          content.current && isPlaced(content.current) ? content.current.getBoundingClientRect() : undefined,
      }),
    [],
  )
  useIdle(Tooltip.prepare)
  return tip && <Tooltip key={nth} {...tip} content={content} />
}
