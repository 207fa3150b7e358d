/** What the product has beyond both descriptions, because whoever runs it or works with it needs it. `docs/decisions.md` has the reasons. */
export const houseSections = {
  '1': 'savedViews',
  '2': 'outbox',
  '3': 'work',
  '4': 'aboutData',
  '5': 'lockedAccounts',
  '6': 'safeConnections',
  '7': 'passwordLinks',
  '8': 'payrollFile',
  '9': 'onlyHere',
  '10': 'changeMany',
  '11': 'added',
} as const
