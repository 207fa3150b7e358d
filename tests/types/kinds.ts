import { expectTypeOf } from 'vitest'
import type { KindName, KindValue } from '#dsl/kinds/index.ts'

/** What each kind's values are on the wire. */
interface Expected {
  text: string
  email: string
  emails: string
  number: number
  boolean: boolean
  select: string | number
  timeOfDay: string
  duration: string
  minutes: number
  date: string
  instant: string
  relation: number
  relations: number[]
  unixInstant: number
  unixTime: number
  startDay: number
  quota: number
  hoursMinutes: number
  longText: string
  secret: string
}

expectTypeOf<{ [N in KindName]: KindValue<N> }>().toEqualTypeOf<Expected>()

type Widgets = { readonly [N in KindName]: (value: KindValue<N>) => string }

// @ts-expect-error a registry in which a kind is forgotten
export const widgets: Widgets = { text: (value) => value }
