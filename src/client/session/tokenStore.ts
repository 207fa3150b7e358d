import type { TokenStoreName } from '#protocol/configuration.ts'

/** The access token and whose it is; `subject` is null while unknown (an opaque token). */
export interface HeldToken {
  readonly token: string
  readonly subject: string | null
}

export interface TokenStore {
  read(): HeldToken | null
  write(held: HeldToken): void
  clear(): void
}

/** Lost with the page, out of reach of other scripts' storage reads: the default. */
export function memoryStore(): TokenStore {
  let held: HeldToken | null = null
  return {
    read: () => held,
    write: (next) => {
      held = next
    },
    clear: () => {
      held = null
    },
  }
}

const storageKey = 'pupitre.token'

function parse(text: string | null): HeldToken | null {
  try {
    const { token, subject }: Partial<HeldToken> = JSON.parse(text ?? 'null')
    return typeof token === 'string' ? { token, subject: typeof subject === 'string' ? subject : null } : null
  } catch {
    // Not written by this client: as if there were none.
    return null
  }
}

/** Shared by the tabs and kept over restarts, as existing platforms do; memory where storage is refused. */
export function localStorageStore(storage: Storage): TokenStore {
  const fallback = memoryStore()
  return {
    read: () => parse(storage.getItem(storageKey)) ?? fallback.read(),
    write: (held) => {
      try {
        storage.setItem(storageKey, JSON.stringify(held))
        fallback.clear()
      } catch {
        // Full or refused: this page keeps it alone.
        fallback.write(held)
      }
    },
    clear: () => {
      storage.removeItem(storageKey)
      fallback.clear()
    },
  }
}

/** The store that the configuration names; memory where the page has no storage. */
export const tokenStoreOf = (kind: TokenStoreName, storage?: Storage): TokenStore =>
  kind === 'localStorage' && storage ? localStorageStore(storage) : memoryStore()
