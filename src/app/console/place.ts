/** In place of a row's id. */
export const NEW = 'new'

/** What of the console an address opens. */
interface Place {
  readonly name: string
  readonly id: number | undefined
  /** A row is being made on a page of its own. */
  readonly isNew: boolean
}

/** Whether the console opens a table at a path, or leads to its first one. */
export const isConsolePath = (pathname: string): boolean => pathname === '/' || pathname === '/console'

/** `#schedule`, `#schedule/12` or `#schedule/new`: a table, and perhaps one of its rows. */
export const parseHash = (hash: string): Place => {
  const [name = '', id] = decoded(hash.replace(/^#/, '')).split('/')
  return { name, id: id && /^\d+$/.test(id) ? Number(id) : undefined, isNew: id === NEW }
}

/** An address may have been cut in the middle of a letter by whatever passed it on. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
