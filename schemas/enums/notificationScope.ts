import { enumeration } from '#dsl'

/** What of an event's kind somebody is told: nothing, all of it, what they have done themselves, what is of their services. */
export const told = { never: 0, always: 1, own: 2, ownServices: 3 } as const

/** In the order of the choice. What is one's own differs with what happens. Source: specification §3; institution area, §2, §3. */
const scope = <const N extends string>(name: N) =>
  enumeration(name, [told.always, told.ownServices, told.own, told.never], { order: 'written' })

/** Of workers: those whom one has invited. */
export const workerScope = scope('workerScope')
/** Of missions: those that one has created. */
export const missionScope = scope('missionScope')
/** Of cancellations: those of missions that one has posted, by somebody else. */
export const cancellationScope = scope('cancellationScope')
