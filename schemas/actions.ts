/** What the application can do with a row besides changing it, once tables name it, and the entity of such rows. Source: specification §4 (administrators), §7. */
export const actions = {
  invite: 'admin',
  agencyClient: 'institutionOption',
  hubloPool: 'institutionOption',
} as const
