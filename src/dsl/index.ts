/** The vocabulary that schemas are written in: the one registry they import. */
export {
  attached,
  everyone,
  level,
  nobody,
  permitted,
  readOnly,
  shared,
  writtenByProvider,
} from './access.ts'
export { defineCatalogue } from './catalogue.ts'
export {
  all,
  always,
  any,
  creating,
  criterion,
  flagOn,
  hasRecord,
  levelAtMost,
  modifying,
  never,
  not,
  optionOn,
} from './criterion.ts'
export { csv } from './csvFormat.ts'
export { asks, clears, onChange, onHolding, related, removes, signsOut } from './effect.ts'
export {
  common,
  copied,
  deleted,
  entity,
  inInstitution,
  itself,
  linkedBy,
  type Row,
  softDelete,
  stampedWhen,
  unlinked,
} from './entity.ts'
export { enumeration } from './enumeration.ts'
export { badge } from './kinds/badge.ts'
export { boolean } from './kinds/boolean.ts'
export { checkbox } from './kinds/checkbox.ts'
export { date } from './kinds/date.ts'
export { duration } from './kinds/duration.ts'
export { email } from './kinds/email.ts'
export { emails } from './kinds/emails.ts'
export { hoursMinutes } from './kinds/hoursMinutes.ts'
export { instant } from './kinds/instant.ts'
export { minutes } from './kinds/minutes.ts'
export { number } from './kinds/number.ts'
export { quota } from './kinds/quota.ts'
export { relation } from './kinds/relation.ts'
export { relations } from './kinds/relations.ts'
export { secret } from './kinds/secret.ts'
export { select } from './kinds/select.ts'
export { selectCheckbox } from './kinds/selectCheckbox.ts'
export { startDay } from './kinds/startDay.ts'
export { text } from './kinds/text.ts'
export { timeOfDay } from './kinds/timeOfDay.ts'
export { unixInstant } from './kinds/unixInstant.ts'
export { unixTime } from './kinds/unixTime.ts'
export { groupsAndMembers, within } from './linked.ts'
export { pivot, view } from './pivot.ts'
export { joined } from './rules/joined.ts'
export { mirrored } from './rules/mirrored.ts'
export { notBefore } from './rules/notBefore.ts'
export { postalCodeOf } from './rules/postalCode.ts'
export { roomBetween } from './rules/roomBetween.ts'
export { startFits } from './rules/startFits.ts'
export { workedMinutes } from './rules/workedMinutes.ts'
export { sentTo } from './secret.ts'
export { shiftBar, table } from './table.ts'
export { apeCode } from './validators/apeCode.ts'
export { atLeast } from './validators/atLeast.ts'
export { atMost } from './validators/atMost.ts'
export { fileName } from './validators/fileName.ts'
export { longerThan } from './validators/longerThan.ts'
export { matches } from './validators/matches.ts'
export { postalCode } from './validators/postalCode.ts'
export { shorterThan } from './validators/shorterThan.ts'
export { siret } from './validators/siret.ts'
export { webAddress } from './validators/webAddress.ts'
export { whole } from './validators/whole.ts'
