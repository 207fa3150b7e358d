import { useState } from 'react'
import { LeaveDialog } from './LeaveDialog.tsx'

interface Leaving {
  /** It cannot be left meanwhile. */
  readonly busy: boolean
  /** Something would be lost, or is written for all that is known. */
  asks(): boolean
  /** A part of it is written, or may be. */
  readonly sent: 'inDoubt' | 'partly' | undefined
  onLeave(): void
}

/** How a dialog is left whose contents are entered and saved: at once where nothing stands in it, else after a question. */
export const useLeaving = ({ busy, asks, sent, onLeave }: Leaving) => {
  const [leaving, setLeaving] = useState(false)
  return {
    leave: () => {
      if (busy) return
      if (asks()) setLeaving(true)
      else onLeave()
    },
    question: leaving && (
      <LeaveDialog of="form" sent={sent} onLeave={onLeave} onStay={() => setLeaving(false)} />
    ),
  }
}
