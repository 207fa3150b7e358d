import { useEffect, useState } from 'react'
import { type Tip, tipOf } from './tips.ts'

/** What is told by now: it may change, or no longer be to be told, while somebody reads it. */
export const useTold = ({ anchor, text }: Tip): string | undefined => {
  const [told, setTold] = useState<string | undefined>(text)
  useEffect(() => {
    const follow = new MutationObserver(() => {
      const now = tipOf(anchor)
      setTold(now?.anchor === anchor ? now.text : undefined)
    })
    const attributeFilter = ['data-tip', 'title', 'aria-expanded']
    follow.observe(anchor, { attributeFilter, characterData: true, childList: true, subtree: true })
    return () => follow.disconnect()
  }, [anchor])
  return told
}
