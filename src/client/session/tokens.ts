import { subjectOf } from './jwt.ts'
import type { Tabs } from './tabs.ts'
import type { TokenStore } from './tokenStore.ts'

/** Why a session is over: logged out here, ended by the server, logged out in another tab, another user logged in. */
export type EndReason = 'left' | 'ended' | 'elsewhere' | 'replaced'

/** The one holder of the access token. Its generation changes with each session, so that late answers are known. */
export interface Tokens {
  current(): string | null
  subject(): string | null
  generation(): number
  /** A new session, by login: whoever was before is forgotten. False when the token cannot be sent. */
  begin(token: string): boolean
  /** A renewed token: kept only within the session that asked for it and for the same subject. */
  accept(token: string, generation: number): boolean
  end(reason: EndReason): void
  onEnd(listener: (reason: EndReason) => void): () => void
  /** Hears that somebody has logged in in another tab while nobody is known here. */
  onLogin(listener: () => void): () => void
}

// A token goes into a header: visible ASCII or nothing.
const isSendable = (token: string) => /^[\x21-\x7e]+$/.test(token)

export function createTokens(store: TokenStore, tabs: Tabs): Tokens {
  let generation = 0
  let subject = store.read()?.subject ?? null
  const listeners = new Set<(reason: EndReason) => void>()
  const followers = new Set<() => void>()

  /** In a store shared by tabs the token may have become another user's: then it is not ours. */
  const held = () => {
    const found = store.read()
    return found && (subject === null || found.subject === null || found.subject === subject) ? found : null
  }

  function forget(reason: EndReason) {
    if (held()) store.clear()
    generation += 1
    subject = null
    for (const listener of listeners) listener(reason)
  }

  function end(reason: EndReason) {
    if (reason === 'left') tabs.tell({ type: 'logout', subject })
    else if (reason === 'ended' && held()) tabs.tell({ type: 'logout', subject, ended: true })
    forget(reason)
  }

  tabs.listen((message) => {
    const same = subject === null || message.subject === null || message.subject === subject
    if (message.type === 'logout' && same) forget(message.ended ? 'ended' : 'elsewhere')
    if (message.type !== 'login') return
    if (!same) forget('replaced')
    else if (subject === null) for (const follow of followers) follow()
  })

  return {
    current: () => held()?.token ?? null,
    subject: () => subject,
    generation: () => generation,
    begin(token) {
      if (!isSendable(token)) return false
      generation += 1
      subject = subjectOf(token)
      store.write({ token, subject })
      tabs.tell({ type: 'login', subject })
      return true
    },
    accept(token, asked) {
      const next = subjectOf(token)
      const foreign = subject !== null && next !== null && next !== subject
      if (asked !== generation || foreign || !isSendable(token)) return false
      subject = next ?? subject
      store.write({ token, subject })
      return true
    },
    end,
    onEnd(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onLogin(listener) {
      followers.add(listener)
      return () => followers.delete(listener)
    },
  }
}
