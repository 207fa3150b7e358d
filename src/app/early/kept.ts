/** What this browser keeps for the console under a name; null where it keeps nothing, or refuses storage to the page. */
export const kept = (name: string): string | null => {
  try {
    return localStorage.getItem(`pupitre.${name}`)
  } catch {
    return null
  }
}
