import { useState } from 'react'
import { LeaveDialog } from '#renderer/confirm/LeaveDialog.tsx'

/** Asks before another institution is opened over what is entered for this one and not saved. */
export const useLeave = (isUnsaved: () => boolean, open: (institution: number) => void) => {
  const [wanted, setWanted] = useState<number>()
  return {
    leaveFor: (institution: number) => (isUnsaved() ? setWanted(institution) : open(institution)),
    question: wanted !== undefined && (
      <LeaveDialog
        of="form"
        onLeave={() => {
          setWanted(undefined)
          open(wanted)
        }}
        onStay={() => setWanted(undefined)}
      />
    ),
  }
}
