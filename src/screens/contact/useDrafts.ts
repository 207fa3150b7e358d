import { useEffect, useState } from 'react'
import { isObject } from '#protocol/row.ts'
import { whenLeft } from '#renderer/form/kept/keptForms.ts'
import { storeLeft } from '#renderer/form/kept/storeLeft.ts'
import { dropLeft, readLeft } from '#renderer/form/kept/unfinished.ts'

type Drafts = Readonly<Record<string, string>>

interface Kept {
  readonly texts: Drafts
  /** It goes with the page. */
  readonly hereAlone?: true
}

/** By the address of a person, what was written and not sent, by what it is about. */
const kept = new Map<string, Kept>()

const keyOf = (person: string): string => `messages ${person}`

const isWritten = (one: [string, unknown]): one is [string, string] =>
  typeof one[1] === 'string' && one[1] !== ''

const storeKept = (): void =>
  storeLeft(
    [...kept].flatMap(([person, { texts, hereAlone }]) => {
      const written = Object.entries(texts).filter(isWritten)
      return hereAlone || written.length === 0
        ? []
        : { key: keyOf(person), texts: Object.fromEntries(written) }
    }),
  )

/** What is known of a person by now, and what a reload has interrupted, once. */
const textsOf = (person: string): Drafts => {
  const known = kept.get(person)
  if (known) return known.texts
  const key = keyOf(person)
  const stored = readLeft().find((one) => one.key === key)?.texts
  dropLeft(key)
  const texts = isObject(stored) ? Object.fromEntries(Object.entries(stored).filter(isWritten)) : {}
  kept.set(person, { texts })
  return texts
}

whenLeft(() => {
  for (const [person, one] of kept) kept.set(person, { ...one, hereAlone: true })
})

/**
 * What somebody has written and not sent: it outlasts the dialog, the screen, the session and a reload, as what is entered in forms
 * does.
 */
export const useDrafts = (person: string) => {
  const [drafts, setDrafts] = useState(() => textsOf(person))
  useEffect(() => window.addEventListener('pagehide', storeKept), [])
  const write = (topic: string, text: string): void => {
    const texts = { ...textsOf(person), [topic]: text }
    kept.set(person, { texts })
    setDrafts(texts)
  }
  /** What was written about institutions that are not open any more. */
  const leftBehind = (open: readonly { readonly id: number }[]) =>
    Object.entries(drafts).flatMap(([topic, text]) => {
      const institution = Number(topic.split(' ')[1])
      const isLeft = institution > 0 && text !== '' && !open.some(({ id }) => id === institution)
      return isLeft ? [{ topic, text }] : []
    })
  return { draftOf: (topic: string) => drafts[topic] ?? '', leftBehind, write }
}
