import type { Catalogue } from '#dsl/catalogue.ts'
import type { ScreenName } from '#dsl/names.ts'
import { type Deferred, deferred } from '#renderer/deferred.tsx'
import { withPlaceWords } from './words/withPlaceWords.ts'

/** What a screen gets of its address: `#outbox/12` is its name and what is open in it. */
export interface ScreenProps {
  readonly catalogue: Catalogue
  readonly id: number | undefined
  /** Opens something of it, or closes what is open. */
  onOpen(id: number | undefined): void
}

/** The screens that no table describes; each comes with its code and words when it is first opened. */
const screens: Readonly<Record<ScreenName, Deferred<ScreenProps>>> = {
  aboutData: deferred(
    async () => (await withPlaceWords(import('#screens/aboutData/AboutDataScreen.tsx'))).AboutDataScreen,
  ),
  outbox: deferred(
    async () => (await withPlaceWords(import('#screens/outbox/OutboxScreen.tsx'))).OutboxScreen,
  ),
  shiftSummaryTemplate: deferred(
    async () =>
      (await withPlaceWords(import('#screens/shiftSummaryTemplate/ShiftSummaryTemplateScreen.tsx')))
        .ShiftSummaryTemplateScreen,
  ),
  sso: deferred(async () => (await withPlaceWords(import('./SsoRoute.tsx'))).SsoRoute),
  work: deferred(async () => (await withPlaceWords(import('#screens/work/WorkScreen.tsx'))).WorkScreen),
}

const byName: ReadonlyMap<string, Deferred<ScreenProps>> = new Map(Object.entries(screens))

export const screenNamed = (name: string): Deferred<ScreenProps> | undefined => byName.get(name)
