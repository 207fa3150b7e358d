import { enumeration } from '#dsl'

/** What of an event's kind somebody is told: nothing, all of it, what they have done themselves, what is of their services. */
export const told = { never: 0, always: 1, own: 2, ownServices: 3 } as const

/** In the order of the choice. Source: specification of the institution area, §2, §3. */
export const notificationScope = enumeration(
  'notificationScope',
  [told.always, told.ownServices, told.own, told.never],
  { order: 'written' },
)
