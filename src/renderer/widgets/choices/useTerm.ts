import { useEffect, useState } from 'react'

/** A pause in typing, after which what is typed is searched. */
const PAUSE_MS = 200

/** What is typed, the same once the typing pauses, and what changes it. */
export const useTerm = (): readonly [string, string, (term: string) => void] => {
  const [term, setTerm] = useState('')
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(term), term === '' ? 0 : PAUSE_MS)
    return () => clearTimeout(timer)
  }, [term])
  return [term, settled, setTerm]
}
