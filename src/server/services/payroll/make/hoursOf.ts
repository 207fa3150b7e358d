import { split } from '../split.ts'
import { withoutBreak } from '../withoutBreak.ts'
import type { Mission } from './readMissions.ts'
import type { NamedPayCode, Order } from './readOrder.ts'

export type LeftOutReason = 'noTimeCode' | 'noInterfacingCode' | 'noPayCode' | 'noCodeOfPayCode'

/** Minutes of a mission on a day that one pay code pays, or that none can. */
export interface Hours {
  readonly mission: Mission
  readonly day: number
  readonly minutes: number
  readonly code: NamedPayCode | undefined
  /** Why they are not exported; they are where it is not said. */
  readonly reason: LeftOutReason | undefined
}

/** The hours worked of a mission within the days of an export, by day and pay code. None where it is on other days. */
export const hoursOf = (mission: Mission, { calendar, codes, isInterfaced }: Order): readonly Hours[] => {
  const known = reasonOf(mission, isInterfaced)
  const hours = new Map<string, Hours>()
  const stretches = withoutBreak(mission, mission.break).flatMap((worked) => split(worked, calendar))
  for (const { day, code: id, begin, end } of stretches) {
    // Of a mission that is left out whole it is of no interest who would have paid what.
    const code = known || id === null ? undefined : codes.get(id)
    const key = `${day} ${code?.id}`
    const minutes = (hours.get(key)?.minutes ?? 0) + end - begin
    hours.set(key, { mission, day, minutes, code, reason: known ?? reasonOfCode(code) })
  }
  return [...hours.values()]
}

const reasonOf = (
  { timeCode, interfacingCode }: Mission,
  isInterfaced: boolean,
): LeftOutReason | undefined => {
  if (timeCode === null) return 'noTimeCode'
  return isInterfaced && !interfacingCode?.trim() ? 'noInterfacingCode' : undefined
}

const reasonOfCode = (code: NamedPayCode | undefined): LeftOutReason | undefined => {
  if (!code) return 'noPayCode'
  return code.code?.trim() ? undefined : 'noCodeOfPayCode'
}
