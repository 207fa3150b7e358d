import { takeDialog } from '#renderer/form/kept/keptDialogs.ts'

export const PLACE = 'pupitre.unfinished'

/** What was left of time codes goes with this page: what the tab stores is all that the next one finds. */
export const inAnotherPage = (person: number): string => {
  window.dispatchEvent(new Event('pagehide'))
  const stored = sessionStorage.getItem(PLACE) ?? ''
  takeDialog(person, 'schedule', [1, 2])
  if (stored) sessionStorage.setItem(PLACE, stored)
  return stored
}
