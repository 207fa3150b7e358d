/** Pictures that a group of the menu may have. */
export type MenuIcon =
  | 'activity'
  | 'building'
  | 'card'
  | 'clock'
  | 'file'
  | 'handshake'
  | 'network'
  | 'plug'
  | 'users'
