import { booleanKind } from './boolean.ts'
import { emailKind } from './email.ts'
import { emailsKind } from './emails.ts'
import { longTextKind } from './longText.ts'
import { numberKind } from './number.ts'
import { quotaKind } from './quota.ts'
import { relationKind } from './relation.ts'
import { relationsKind } from './relations.ts'
import { secretKind } from './secret.ts'
import { selectKind } from './select.ts'
import { textKind } from './text.ts'
import { dateKind } from './times/date.ts'
import { durationKind } from './times/duration.ts'
import { hoursMinutesKind } from './times/hoursMinutes.ts'
import { instantKind } from './times/instant.ts'
import { minutesKind } from './times/minutes.ts'
import { startDayKind } from './times/startDay.ts'
import { timeOfDayKind } from './times/timeOfDay.ts'
import { unixInstantKind } from './times/unixInstant.ts'
import { unixTimeKind } from './times/unixTime.ts'

/** Every kind of column: one line each. A kind missing here or among the widgets does not compile. */
export const kinds = {
  text: textKind,
  longText: longTextKind,
  email: emailKind,
  number: numberKind,
  boolean: booleanKind,
  select: selectKind,
  timeOfDay: timeOfDayKind,
  duration: durationKind,
  minutes: minutesKind,
  date: dateKind,
  instant: instantKind,
  relation: relationKind,
  relations: relationsKind,
  emails: emailsKind,
  unixInstant: unixInstantKind,
  unixTime: unixTimeKind,
  startDay: startDayKind,
  quota: quotaKind,
  hoursMinutes: hoursMinutesKind,
  secret: secretKind,
} as const

export type Kinds = typeof kinds
export type KindName = keyof Kinds
/** The value type of the kind with this name. */
export type KindValue<N extends KindName> = Kinds[N] extends { parse(raw: string): infer P }
  ? Extract<P, { value: unknown }>['value']
  : never
