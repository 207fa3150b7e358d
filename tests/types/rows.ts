import { expectTypeOf } from 'vitest'
import {
  boolean,
  checkbox,
  entity,
  enumeration,
  number,
  type Row,
  readOnly,
  relations,
  select,
  text,
} from '#dsl'
import type { Schedule } from '#schemas/tables/schedule.ts'

const size = enumeration('size', ['small', 'large'])
const box = entity('box', {
  columns: {
    needed: text({ required: true }),
    free: text(),
    filled: number({ default: 0 }),
    ticked: checkbox(),
    one: select(size),
    several: relations('service', { required: true }),
    jobs: relations('job'),
    known: boolean({ required: true }),
  },
  belongs: { to: 'all' },
  access: readOnly,
  label: 'needed',
})

/** Required or with a default: a value; else a value or null. */
expectTypeOf<Row<typeof box>>().toEqualTypeOf<{
  readonly id: number
  readonly version: number
  readonly needed: string
  readonly free: string | null
  readonly filled: number
  readonly ticked: boolean | null
  readonly one: 'small' | 'large' | null
  readonly several: number[]
  readonly jobs: number[] | null
  readonly known: boolean
}>()

expectTypeOf<Schedule['code']>().toEqualTypeOf<string>()
expectTypeOf<Schedule['break']>().toEqualTypeOf<string | null>()
expectTypeOf<Schedule['nbWorkedMinutes']>().toEqualTypeOf<number>()

// @ts-expect-error a required column has a value
export const withoutCode: Schedule['code'] = null
// @ts-expect-error minutes are a number
export const written: Schedule['nbWorkedMinutes'] = '7h30'
// @ts-expect-error a value outside the enumeration
export const huge: Row<typeof box>['one'] = 'huge'
// @ts-expect-error no such column
export type Unknown = Schedule['colour']
