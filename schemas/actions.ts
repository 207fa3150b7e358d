/** What the application can do with a row besides changing it, once tables name it. Source: specification §4 (administrators), §7. */
export const actions = ['invite', 'agencyClient', 'hubloPool'] as const
