import { useCallback, useEffect, useRef, useState } from 'react'
import { type AddressSuggestion, askedLength } from '#protocol/services/address.ts'
import { useRenderer } from '../../RendererContext.ts'

export interface Suggestions {
  readonly state: 'idle' | 'loading' | 'ready' | 'failed'
  /** What they were asked for. */
  readonly text: string
  readonly found: readonly AddressSuggestion[]
}

/** A pause in typing, after which proposals are asked for. */
const PAUSE_MS = 200
const none: Suggestions = { state: 'idle', text: '', found: [] }

/** Proposals for what is typed. Of several questions only the last one's answer counts, whenever it comes. */
export const useSuggestions = () => {
  const { suggestAddresses } = useRenderer()
  const [suggestions, setSuggestions] = useState(none)
  const asking = useRef<AbortController>(undefined)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  const stop = useCallback(() => {
    clearTimeout(pause.current)
    asking.current?.abort()
    asking.current = undefined
  }, [])
  useEffect(() => stop, [stop])

  const ask = useCallback(
    (country: string, given: string) => {
      stop()
      const text = given.trim()
      if (text.length < askedLength.min || text.length > askedLength.max) {
        setSuggestions({ ...none, text })
        return
      }
      const question = new AbortController()
      asking.current = question
      // What was found before stays in sight until there is something else.
      setSuggestions(({ found }) => ({ state: 'loading', text, found }))
      pause.current = setTimeout(async () => {
        const answer = await suggestAddresses(country, text, question.signal).then(
          (found) => ({ state: 'ready', text, found }) as const,
          () => ({ state: 'failed', text, found: [] }) as const,
        )
        if (asking.current === question) setSuggestions(answer)
      }, PAUSE_MS)
    },
    [suggestAddresses, stop],
  )
  const forget = useCallback(() => {
    stop()
    setSuggestions(none)
  }, [stop])
  return { suggestions, ask, forget }
}
