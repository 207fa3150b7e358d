/** What the application can do with a row besides changing it, once tables name it. Source: specification §4 (administrators). */
export const actions = ['invite'] as const
