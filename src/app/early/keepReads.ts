import type { Read } from './startReads.ts'

/** Addresses of which the latest reads are kept, and how many reads of each. */
const ADDRESSES = 8
const READS = 12

/** Keeps in this browser what was read, by address and beside the institutions that were chosen, which an address need not name. */
export const keepReads = (user: number, addresses: readonly string[], reads: readonly Read[]): void => {
  const name = `pupitre.start.${user}`
  try {
    const chosen = localStorage.getItem(`pupitre.institutions.${user}`)
    const kept = new Map<string, unknown>(Object.entries(JSON.parse(localStorage.getItem(name) ?? '{}')))
    for (const address of addresses) {
      const key = `${chosen}|${address}`
      kept.delete(key)
      kept.set(key, reads.slice(0, READS))
    }
    localStorage.setItem(name, JSON.stringify(Object.fromEntries([...kept].slice(-ADDRESSES))))
  } catch {
    // Storage is refused or full: the next start asks once its scripts are there.
  }
}
