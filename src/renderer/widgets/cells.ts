import type { KindName } from '#dsl/kinds/index.ts'
import { cell as boolean } from './choices/boolean.tsx'
import { cell as select } from './choices/select.tsx'
import type { WidgetModules } from './index.ts'
import { cell as number } from './number.tsx'
import { cell as quota } from './quota.tsx'
import { cell as relation } from './relations/relation.tsx'
import { cell as relations } from './relations/relations.tsx'
import { cell as email } from './texts/email.tsx'
import { cell as emails } from './texts/emails.tsx'
import { cell as longText } from './texts/longText.tsx'
import { cell as secret } from './texts/secret.tsx'
import { cell as text } from './texts/text.tsx'
import { cell as date, say as sayDate } from './times/date.tsx'
import { cell as duration } from './times/duration.tsx'
import { cell as hoursMinutes } from './times/hoursMinutes.tsx'
import { cell as instant } from './times/instant.tsx'
import { cell as minutes } from './times/minutes.tsx'
import { cell as startDay } from './times/startDay.tsx'
import { cell as timeOfDay } from './times/timeOfDay.tsx'
import { cell as unixInstant } from './times/unixInstant.tsx'
import { cell as unixTime } from './times/unixTime.tsx'
import type { Widget } from './widget.ts'
import './cells.recipe.ts'

/** The read view of every kind: one line each. The build keeps them apart from the controls, which come with the forms. */
const cells: { readonly [N in KindName]: WidgetModules[N]['cell'] } = {
  text,
  longText,
  email,
  emails,
  number,
  boolean,
  select,
  timeOfDay,
  duration,
  minutes,
  date,
  instant,
  relation,
  relations,
  unixInstant,
  unixTime,
  startDay,
  quota,
  hoursMinutes,
  secret,
}

/** The read view of a column's kind; its value type is the column's own. */
export const cellOf = (kind: { readonly name: KindName }): Widget<unknown>['cell'] => cells[kind.name]

/** Kinds that say their values otherwise than they are stored: none of them may be left out. */
type SayingKind = {
  [N in KindName]: WidgetModules[N] extends { say: unknown } ? N : never
}[KindName]

const saying: { readonly [N in SayingKind]: WidgetModules[N]['say'] } = { date: sayDate }
const said: { readonly [N in KindName]?: Widget<never>['say'] } = saying

/** How a value is said within a sentence, in a language; undefined where as it is stored. */
export const sayOf = (kind: { readonly name: KindName }): Widget<unknown>['say'] => said[kind.name]
