import type { KindName, KindValue } from '#dsl/kinds/index.ts'
import { Cell as address } from './address.tsx'
import { Cell as boolean } from './boolean.tsx'
import { Cell as date, say as sayDate } from './date.tsx'
import { Cell as duration } from './duration.tsx'
import { Cell as email } from './email.tsx'
import { Cell as emails } from './emails.tsx'
import { Cell as hoursMinutes } from './hoursMinutes.tsx'
import { Cell as instant } from './instant.tsx'
import { Cell as longText } from './longText.tsx'
import { Cell as minutes } from './minutes.tsx'
import { Cell as number } from './number.tsx'
import { Cell as quota } from './quota.tsx'
import { Cell as relation } from './relation.tsx'
import { Cell as relations } from './relations.tsx'
import { Cell as secret } from './secret.tsx'
import { Cell as select } from './select.tsx'
import { Cell as startDay } from './startDay.tsx'
import { Cell as text } from './text.tsx'
import { Cell as timeOfDay } from './timeOfDay.tsx'
import { Cell as unixInstant } from './unixInstant.tsx'
import { Cell as unixTime } from './unixTime.tsx'
import type { Widget } from './widget.ts'
import './styles.ts'

/** The read view of every kind: one line each. The build keeps them apart from the controls, which come with the forms. */
const cells: { readonly [N in KindName]: Widget<KindValue<N>>['Cell'] } = {
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

/** The read view of a column's kind; its value type is the column's own. */
export const cellOf = (kind: { readonly name: KindName }): Widget<unknown>['Cell'] => cells[kind.name]

const said: { readonly [N in KindName]?: Widget<KindValue<N>>['say'] } = { date: sayDate }

/** How a value is said within a sentence, in a language; undefined where as it is stored. */
export const sayOf = (kind: { readonly name: KindName }): Widget<unknown>['say'] => said[kind.name]
