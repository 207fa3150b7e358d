import { useState } from 'react'
import type { ContactWords } from './ContactDialog.tsx'

type Drafts = Readonly<Partial<Record<ContactWords, string>>>

/** By e-mail address of who writes: the end of a session takes nothing along, the page does. */
const kept = new Map<string, Drafts>()

/** What somebody has written and not sent, by what it is about, and what keeps it. */
export const useDrafts = (email: string): [Drafts, (words: ContactWords, text: string) => void] => {
  const [drafts, setDrafts] = useState<Drafts>(() => kept.get(email) ?? {})
  const keep = (words: ContactWords, text: string) => {
    const next = { ...kept.get(email), [words]: text }
    kept.set(email, next)
    setDrafts(next)
  }
  return [drafts, keep]
}
