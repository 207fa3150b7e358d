import type { KindName, KindValue } from '#dsl/kinds/index.ts'
import * as boolean from './choices/boolean.tsx'
import * as select from './choices/select.tsx'
import * as number from './number.tsx'
import * as quota from './quota.tsx'
import * as relation from './relations/relation.tsx'
import * as relations from './relations/relations.tsx'
import * as email from './texts/email.tsx'
import * as emails from './texts/emails.tsx'
import * as longText from './texts/longText.tsx'
import * as secret from './texts/secret.tsx'
import * as text from './texts/text.tsx'
import * as date from './times/date.tsx'
import * as duration from './times/duration.tsx'
import * as hoursMinutes from './times/hoursMinutes.tsx'
import * as instant from './times/instant.tsx'
import * as minutes from './times/minutes.tsx'
import * as startDay from './times/startDay.tsx'
import * as timeOfDay from './times/timeOfDay.tsx'
import * as unixInstant from './times/unixInstant.tsx'
import * as unixTime from './times/unixTime.tsx'
import type { Widget } from './widget.ts'
import './styles.ts'

type Widgets = { readonly [N in KindName]: Widget<KindValue<N>> }

/** The views of every kind: one line each; a kind without a widget does not compile. */
const modules = {
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
} satisfies Widgets

/** What each kind's file has: the list of read views is held to it. */
export type WidgetModules = typeof modules

const widgets: Widgets = modules

/** The widget of a column; its value type is the column's own. */
export const widgetOf = (kind: { readonly name: KindName }): Widget<unknown> => widgets[kind.name]
