import type { MenuIcon } from '#dsl/menuIcon.ts'

/** Groups of the menu that have a label in every language, and the icon of each. */
export const groupIcons: ReadonlyMap<string, MenuIcon> = new Map([
  ['institution', 'building'],
  ['organisation', 'network'],
  ['people', 'users'],
  ['time', 'clock'],
  ['contracts', 'file'],
  ['payroll', 'card'],
  ['interim', 'handshake'],
  ['connections', 'plug'],
])
