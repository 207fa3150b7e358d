import { useState } from 'react'

/** By the address of a person, what was written and not sent, by what it is about. */
const kept = new Map<string, Readonly<Record<string, string>>>()

/** What somebody has written and not sent: it outlasts the dialog, the screen and the session, as what is entered in forms does. */
export const useDrafts = (person: string) => {
  const [drafts, setDrafts] = useState(kept.get(person) ?? {})
  const write = (about: string, text: string): void => {
    const next = { ...kept.get(person), [about]: text }
    kept.set(person, next)
    setDrafts(next)
  }
  return { draftOf: (about: string) => drafts[about] ?? '', write }
}
