/** By person and words, the key of a message of which nobody knows yet whether it has come: one key is one message. */
const keys = new Map<string, string>()

const wordsOf = (person: string, body: unknown): string => JSON.stringify([person, body])

/** The key of what was sent before and got no answer, or a new one; other words are another message. */
export const keyOfMessage = (person: string, body: unknown): string => {
  const words = wordsOf(person, body)
  const key = keys.get(words) ?? crypto.randomUUID()
  keys.set(words, key)
  return key
}

/** It has come: the same words are a new message from here on. */
export const messageHasCome = (person: string, body: unknown): void => void keys.delete(wordsOf(person, body))
