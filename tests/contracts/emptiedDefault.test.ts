import { expect, it } from 'vitest'
import { flagOn, text } from '#dsl'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { contextOf } from '#tests/fixtures/contexts.ts'
import { libraries } from '#tests/fixtures/library.ts'
import { parcel } from '#tests/fixtures/parcel.ts'
import { codesOf, serverJudge } from './bothSides.ts'

const carrier = text({ required: true, default: 'post', show: flagOn('insurance') })
const carried: AnyEntity = { ...parcel, columns: { ...parcel.columns, carrier } }
const catalogue = { ...libraries, entities: new Map([[carried.name, carried]]) }

it('a required column with a default may be left out where it is not shown, and not emptied', () => {
  const judge = serverJudge(catalogue, carried)
  const codes = (body: object) => codesOf(judge({ ...body }, contextOf()).problems)
  expect(codes({})).not.toContain('carrier 419')
  expect(codes({ carrier: null })).toContain('carrier 419')
})
