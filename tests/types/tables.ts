import {
  csv,
  deleted,
  entity,
  minutes,
  number,
  onChange,
  onHolding,
  readOnly,
  shiftBar,
  signsOut,
  softDelete,
  table,
  text,
  timeOfDay,
  within,
  workedMinutes,
} from '#dsl'
import type { ComputedRule } from '#dsl/rule.ts'

const columns = {
  code: text({ required: true }),
  beginAt: timeOfDay(),
  endAt: timeOfDay(),
  pause: timeOfDay(),
  total: minutes(),
  count: number(),
} as const
const base = { columns, belongs: { to: 'all' }, access: readOnly, label: 'code' } as const
const words: ComputedRule<'code', string> = { rule: 'words', reads: ['code'], run: () => 'three' }

/** Entities the compiler takes. */
export const shift = entity('shift', {
  ...base,
  search: ['code', 'total'],
  unique: [{ columns: ['code'], within: 'everything', code: 409 }],
  computed: { total: workedMinutes('beginAt', 'endAt', 'pause') },
  changing: [onChange('count', signsOut('id'))],
  removal: deleted(signsOut('id')),
})

/** Entities it refuses. */
export const refusedEntities = [
  // @ts-expect-error search in a column that is not there
  entity('e', { ...base, search: ['cod'] }),
  // @ts-expect-error an index on a column that is not there
  entity('e', { ...base, indexes: ['cod'] }),
  // @ts-expect-error named by a column that is not there
  entity('e', { ...base, label: 'cod' }),
  // @ts-expect-error unique by a column that is not there
  entity('e', { ...base, unique: [{ columns: ['cod'], within: 'everything', code: 409 }] }),
  // @ts-expect-error a code that unique rules do not give
  entity('e', { ...base, unique: [{ columns: ['code'], within: 'everything', code: 406 }] }),
  // @ts-expect-error kept and marked by a column that is not there
  entity('e', { ...base, removal: softDelete('isGone') }),
  // @ts-expect-error effects of a change of a column that is not there
  entity('e', { ...base, changing: [onChange('cod', signsOut('id'))] }),
  // @ts-expect-error effects of a column that is not there coming to hold a value
  entity('e', { ...base, holding: [onHolding('cod', false, signsOut('id'))] }),
  // @ts-expect-error what changes is no effect
  entity('e', { ...base, changing: [onChange('count', 'signsOut')] }),
  // @ts-expect-error limited by a column that is not there
  entity('e', { ...base, linked: [within({ parent: 'cod', child: 'code', by: 'code' })] }),
  // @ts-expect-error computed from a column that is not there
  entity('e', { ...base, computed: { total: workedMinutes('beginAt', 'endAt', 'breaks') } }),
  // @ts-expect-error a computed column that is not there
  entity('e', { ...base, computed: { totals: workedMinutes('beginAt', 'endAt', 'pause') } }),
  // @ts-expect-error text computed for a column of minutes
  entity('e', { ...base, computed: { total: words } }),
]

const list = { columns: ['code'], sort: 'code' } as const
const form = { style: 'plain', lines: 1 } as const

/** Tables the compiler takes. */
export const plain = table('t', { entity: shift, list, form })
export const shifts = table('shift', {
  entity: shift,
  list: {
    columns: ['code', 'bar'],
    sort: 'code',
    csv: csv(['code', 'count'], { key: 'code', optional: ['count'] }),
  },
  form: { style: 'category', groups: { main: ['code', 'count'] } },
  detail: { savedBy: ['code'] },
  pictures: { bar: shiftBar({ begin: 'beginAt', end: 'endAt', pause: 'pause' }) },
})

/** Tables it refuses. */
export const refusedTables = [
  // @ts-expect-error sorted by a column that is not there
  () => table('t', { entity: shift, list: { ...list, sort: 'cod' }, form }),
  // @ts-expect-error a list of columns that are not there
  () => table('t', { entity: shift, list: { ...list, columns: ['cod'] }, form }),
  // @ts-expect-error a picture that is not declared
  () => table('t', { entity: shift, list: { ...list, columns: ['code', 'bar'] }, form }),
  // @ts-expect-error a plain form of columns that are not there
  () => table('t', { entity: shift, list, form: { ...form, columns: ['cod'] } }),
  // @ts-expect-error a group of columns that are not there
  () => table('t', { entity: shift, list, form: { style: 'category', groups: { main: ['cod'] } } }),
  // @ts-expect-error saving by a column that is not there
  () => table('t', { entity: shift, list, form, detail: { savedBy: ['cod'] } }),
  // @ts-expect-error a file with a column that is not there
  () => table('t', { entity: shift, list: { ...list, csv: csv(['cod'], { key: 'cod' }) }, form }),
  () =>
    table('t', {
      entity: shift,
      list,
      form,
      // @ts-expect-error a picture of columns that are not there
      pictures: { bar: shiftBar({ begin: 'begin', end: 'endAt', pause: 'pause' }) },
    }),
]

/** Files it refuses. */
export const refusedFiles = [
  // @ts-expect-error a key that is no column of the file
  csv(['code'], { key: 'count' }),
  // @ts-expect-error an optional column that is none of the file
  csv(['code'], { key: 'code', optional: ['count'] }),
]
