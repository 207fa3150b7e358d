import { useLayoutEffect, useState } from 'react'
import { onTopModal, topModal } from '../dialog/openModals.ts'
import type { Toasts } from './toasts.ts'

/** After so many milliseconds a message that is moved has been read out where it stood. */
const READ = 300

const makeRegion = (): HTMLElement =>
  Object.assign(document.createElement('section'), { className: 'toaster' })

/**
 * Where messages stand: in the dialog on top, since all that lies outside a modal dialog is behind it and inert, else in
 * the page. It is one element that goes there before anything is said, so that what it shows is neither drawn anew nor
 * read again: `read` is the last message that was. The focus goes along, and clocks go on.
 */
export const useRegion = (toasts: Toasts) => {
  const [region] = useState(makeRegion)
  const [read, setRead] = useState(0)
  useLayoutEffect(() => {
    const settle = () => {
      const place = topModal() ?? document.body
      if (region.parentElement === place) return
      const { activeElement } = document
      const focused = region.contains(activeElement) ? activeElement : undefined
      place.append(region)
      const open = toasts.open()
      // Nothing tells that the pointer is elsewhere by now; a message with the focus in it waits as before.
      if (!focused) for (const { id } of open) toasts.resume(id)
      setRead(open.findLast(({ at }) => at < Date.now() - READ)?.id ?? 0)
      // Once a dialog that goes has given the focus back.
      if (focused instanceof HTMLElement) queueMicrotask(() => focused.focus())
    }
    settle()
    const forget = onTopModal(settle)
    return () => {
      forget()
      region.remove()
    }
  }, [region, toasts])
  return { region, read }
}
