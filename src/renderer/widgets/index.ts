import type { KindName, KindValue } from '#dsl/kinds/index.ts'
import * as address from './address.tsx'
import * as boolean from './boolean.tsx'
import * as date from './date.tsx'
import * as duration from './duration.tsx'
import * as email from './email.tsx'
import * as emails from './emails.tsx'
import * as hoursMinutes from './hoursMinutes.tsx'
import * as instant from './instant.tsx'
import * as longText from './longText.tsx'
import * as minutes from './minutes.tsx'
import * as number from './number.tsx'
import * as quota from './quota.tsx'
import * as relation from './relation.tsx'
import * as relations from './relations.tsx'
import * as secret from './secret.tsx'
import * as select from './select.tsx'
import * as startDay from './startDay.tsx'
import * as text from './text.tsx'
import * as timeOfDay from './timeOfDay.tsx'
import * as unixInstant from './unixInstant.tsx'
import * as unixTime from './unixTime.tsx'
import type { Widget } from './widget.ts'
import './styles.ts'

type Widgets = { readonly [N in KindName]: Widget<KindValue<N>> }

/** The views of every kind: one line each; a kind without a widget does not compile. */
export const widgets: Widgets = {
  text,
  longText,
  address,
  email,
  emails,
  number,
  boolean,
  checkbox: boolean,
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

/** The widget of a column; its value type is the column's own. */
export const widgetOf = (kind: { readonly name: KindName }): Widget<unknown> => widgets[kind.name]
