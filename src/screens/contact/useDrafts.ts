import { useEffect, useState } from 'react'
import { isObject } from '#protocol/row.ts'
import { storeLeft } from '#renderer/form/kept/storeLeft.ts'
import { dropLeft, readLeft } from '#renderer/form/kept/unfinished.ts'

type Drafts = Readonly<Record<string, string>>

/** By the address of a person, what was written and not sent, by what it is about. */
const kept = new Map<string, Drafts>()

const keyOf = (person: string): string => `messages ${person}`

const storedOf = (person: string): Drafts => {
  const texts = readLeft().find(({ key }) => key === keyOf(person))?.texts
  return isObject(texts) ? Object.fromEntries(Object.entries(texts).filter(isText)) : {}
}

const isText = (one: [string, unknown]): one is [string, string] => typeof one[1] === 'string'

/**
 * What somebody has written and not sent: it outlasts the dialog, the screen, the session and a reload, as what is entered in forms
 * does.
 */
export const useDrafts = (person: string) => {
  const [drafts, setDrafts] = useState(() => kept.get(person) ?? storedOf(person))
  useEffect(() => {
    const store = () => {
      const texts = Object.fromEntries(
        Object.entries(kept.get(person) ?? {}).filter(([, text]) => text !== ''),
      )
      if (Object.keys(texts).length > 0) storeLeft([{ key: keyOf(person), texts }])
      else if (kept.has(person)) dropLeft(keyOf(person))
    }
    window.addEventListener('pagehide', store)
    return () => window.removeEventListener('pagehide', store)
  }, [person])
  const write = (about: string, text: string): void => {
    const next = { ...(kept.get(person) ?? storedOf(person)), [about]: text }
    kept.set(person, next)
    setDrafts(next)
  }
  return { draftOf: (about: string) => drafts[about] ?? '', write }
}
