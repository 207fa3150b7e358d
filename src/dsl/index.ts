/** The vocabulary that schemas are written in: the one registry they import. See docs/vocabulary.md. */
export { defineCatalogue, type MenuGroup } from './catalogue.ts'
export { enumeration } from './columns/enumeration.ts'
export { all, any, criterion, flagOn, granted, hasRecord, not, optionOn } from './criterion.ts'
export { type Flow, step } from './described/flow.ts'
export type { Lifecycle } from './described/lifecycle.ts'
export type { ScreenPage } from './described/screenPage.ts'
export {
  attached,
  everyone,
  level,
  nobody,
  permitted,
  readOnly,
  writtenByProvider,
} from './entities/access.ts'
export { common, inInstitution, inInstitutionOf, itself, shared } from './entities/belonging.ts'
export { caller, from, now, since, uuid } from './entities/derived.ts'
export { entity, type Row } from './entities/entity.ts'
export { inDomain } from './entities/grant.ts'
export {
  clears,
  inserts,
  removes,
  revokes,
  sends,
  signsOut,
  softDelete,
  starts,
  unlink,
} from './entities/reactions/effects.ts'
export { becomes, changes, created, removed } from './entities/reactions/reactions.ts'
export { related } from './entities/related.ts'
export {
  groupedBy,
  limitedBy,
  located,
  onePerInstitution,
  outbound,
  sameId,
  sentTo,
  unique,
  uniquePerInstitution,
} from './entities/rules.ts'
export { badge, boolean, checkbox } from './kinds/boolean.ts'
export { email } from './kinds/email.ts'
export { emails } from './kinds/emails.ts'
export { longText } from './kinds/longText.ts'
export { number } from './kinds/number.ts'
export { quota } from './kinds/quota.ts'
export { relation } from './kinds/relation.ts'
export { relations, through } from './kinds/relations.ts'
export { secret } from './kinds/secret.ts'
export { select } from './kinds/select.ts'
export { address, sentence, text } from './kinds/text.ts'
export { date } from './kinds/times/date.ts'
export { duration } from './kinds/times/duration.ts'
export { hoursMinutes } from './kinds/times/hoursMinutes.ts'
export { instant } from './kinds/times/instant.ts'
export { minutes } from './kinds/times/minutes.ts'
export { startDay } from './kinds/times/startDay.ts'
export { timeOfDay } from './kinds/times/timeOfDay.ts'
export { unixInstant } from './kinds/times/unixInstant.ts'
export { unixTime } from './kinds/times/unixTime.ts'
export type { EntityName, RuleNames, TableName } from './names.ts'
export { joined } from './rules/joined.ts'
export { mirrored } from './rules/mirrored.ts'
export { notBefore } from './rules/notBefore.ts'
export { ordinal } from './rules/ordinal.ts'
export { postalCodeOf } from './rules/postalCode.ts'
export { roomBetween } from './rules/roomBetween.ts'
export { startFits } from './rules/startFits.ts'
export { workedMinutes } from './rules/workedMinutes.ts'
export { card } from './tables/card.ts'
export { asks, tells, throughout } from './tables/confirmation.ts'
export { csv } from './tables/csvFormat.ts'
export { except } from './tables/list.ts'
export { shiftBar } from './tables/picture.ts'
export { pivot, view } from './tables/pivot.ts'
export { table } from './tables/table.ts'
export { tag } from './tag.ts'
export { apeCode } from './validators/apeCode.ts'
export { atLeast } from './validators/atLeast.ts'
export { atMost } from './validators/atMost.ts'
export { longerThan } from './validators/longerThan.ts'
export { postalCode } from './validators/postalCode.ts'
export { shorterThan } from './validators/shorterThan.ts'
export { siret } from './validators/siret.ts'
export { telephone } from './validators/telephone.ts'
export { webAddress } from './validators/webAddress.ts'
export { whole } from './validators/whole.ts'
