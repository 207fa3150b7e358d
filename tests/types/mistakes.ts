import {
  asks,
  becomes,
  boolean,
  changes,
  clears,
  csv,
  entity,
  flagOn,
  from,
  granted,
  groupedBy,
  hasRecord,
  inInstitution,
  inserts,
  limitedBy,
  type MenuGroup,
  minutes,
  now,
  number,
  optionOn,
  permitted,
  pivot,
  readOnly,
  related,
  relation,
  relations,
  removed,
  removes,
  sentTo,
  shared,
  shiftBar,
  signsOut,
  since,
  softDelete,
  table,
  text,
  through,
  timeOfDay,
  uniquePerInstitution,
  uuid,
  workedMinutes,
} from '#dsl'
import { counterEntity } from '#schemas/entities/counter.ts'

/** What somebody who writes a schema may get wrong. Each is a red line in the editor, long before it is run. */
const columns = {
  code: text({ required: true }),
  beginAt: timeOfDay(),
  endAt: timeOfDay(),
  pause: timeOfDay(),
  total: minutes(),
  isOpen: boolean({ default: true }),
  closedAt: number(),
  pole: relation('pole'),
  poleName: text(),
  departments: relations('service'),
} as const
const base = { columns, belongs: inInstitution(), access: readOnly, label: 'code' } as const

/** The sound one that the others are held against. */
export const sound = entity('shift', {
  ...base,
  derived: {
    total: workedMinutes('beginAt', 'endAt', 'pause'),
    poleName: from('pole', 'name'),
    closedAt: since('isOpen', false),
  },
  rules: [uniquePerInstitution('code'), limitedBy('departments', 'pole')],
  on: [
    becomes('isOpen', false, removes('mission', { institution: 'institution' })),
    removed(softDelete('isOpen')),
  ],
})

/** Names of other things: entities, their columns, permissions, flags, questions, banners. */
export const elsewhere = [
  // @ts-expect-error an entity that is not there
  relation('poles'),
  // @ts-expect-error a list of an entity that is not there
  relations('services'),
  // @ts-expect-error rows of an entity that is not there
  hasRecord('poles'),
  // @ts-expect-error a column that the entity does not have
  hasRecord('institutiongroup', { column: 'kind', in: [1] }),
  // @ts-expect-error a value that the column cannot hold
  hasRecord('institutiongroup', { column: 'type', in: ['1'] }),
  // @ts-expect-error an option of an entity that is not there
  optionOn('institutionOptions', 'hasContract'),
  // @ts-expect-error an option that is not there
  optionOn('institutionOption', 'hasContracts'),
  // @ts-expect-error an option that is neither on nor off
  optionOn('institutionOption', 'agencyClientId'),
  // @ts-expect-error a flag that is not there
  flagOn('legacyJob'),
  // @ts-expect-error a permission that is not there, of a condition
  granted('broadcastShifts'),
  // @ts-expect-error a permission that is not there
  permitted('accessSetting'),
  // @ts-expect-error a question that is not there
  asks('affectedMission'),
  // @ts-expect-error related rows of an entity that is not there
  related('missions', { by: 'schedule' }),
  // @ts-expect-error a relation that the related rows do not have
  related('mission', { by: 'code' }),
  // @ts-expect-error a moment that the related rows do not have
  related('mission', { by: 'schedule', window: { column: 'startsAt', ahead: '1 year' } }),
  // @ts-expect-error a window of another length
  related('mission', { by: 'schedule', window: { column: 'beginAt', ahead: '2 years' } }),
  // @ts-expect-error records of an entity that is not there
  inserts('institutionOptions'),
  // @ts-expect-error rows of an entity that is not there go
  removes('note', { admin: 'admin' }),
  // @ts-expect-error rows go by a column that they do not have
  removes('mission', { shift: 'id' }),
  // @ts-expect-error a join entity that is not there
  through('specialHourHasJobs', { row: 'idSpecialHour', target: 'idJob' }),
  // @ts-expect-error a column that the join entity does not have
  through('specialHourHasJob', { row: 'idSpecialHour', target: 'job' }),
]

/** Names of the entity's own columns. */
export const own = [
  // @ts-expect-error named by a column that is not there
  () => entity('e', { ...base, label: 'cod' }),
  // @ts-expect-error after a column that points at nothing
  () => entity('e', { ...base, label: { column: 'code', after: 'total' } }),
  // @ts-expect-error searched in a column that is not there
  () => entity('e', { ...base, search: ['cod'] }),
  // @ts-expect-error an index on a column that is not there
  () => entity('e', { ...base, indexes: ['cod'] }),
  // @ts-expect-error unique by a column that is not there
  () => entity('e', { ...base, rules: [uniquePerInstitution('cod')] }),
  // @ts-expect-error a code that unique rules do not give
  () => entity('e', { ...base, rules: [uniquePerInstitution('code', { code: 406 })] }),
  // @ts-expect-error limited by a column that is not there
  () => entity('e', { ...base, rules: [limitedBy('departments', 'poles')] }),
  // @ts-expect-error members that are not there
  () => entity('e', { ...base, rules: [groupedBy('members', 'pole', 'pole')] }),
  // @ts-expect-error secrets sent to a column that is not there
  () => entity('e', { ...base, rules: [sentTo('url', ['code'])] }),
  // @ts-expect-error what must hold is no effect
  () => entity('e', { ...base, rules: [signsOut('pole')] }),
  // @ts-expect-error computed from a column that is not there
  () => entity('e', { ...base, derived: { total: workedMinutes('beginAt', 'endAt', 'breaks') } }),
  // @ts-expect-error a derived column that is not there
  () => entity('e', { ...base, derived: { totals: workedMinutes('beginAt', 'endAt', 'pause') } }),
  // @ts-expect-error minutes computed into a column of text
  () => entity('e', { ...base, derived: { poleName: workedMinutes('beginAt', 'endAt', 'pause') } }),
  // @ts-expect-error repeats a column of what no relation points at
  () => entity('e', { ...base, derived: { poleName: from('code', 'name') } }),
  // @ts-expect-error repeats a column that the other row does not have
  () => entity('e', { ...base, derived: { poleName: from('pole', 'label') } }),
  // @ts-expect-error repeats a text in a column of minutes
  () => entity('e', { ...base, derived: { total: from('pole', 'name') } }),
  // @ts-expect-error since a column that is neither on nor off
  () => entity('e', { ...base, derived: { closedAt: since('code', false) } }),
  // @ts-expect-error a moment in a column of text
  () => entity('e', { ...base, derived: { poleName: since('isOpen', false) } }),
  // @ts-expect-error when it was made in a column of text
  () => entity('e', { ...base, derived: { poleName: now() } }),
  // @ts-expect-error a name that no other row has in a column of numbers
  () => entity('e', { ...base, derived: { closedAt: uuid() } }),
  // @ts-expect-error a column that is not there changes
  () => entity('e', { ...base, on: [changes('cod', clears(related('mission', { by: 'schedule' })))] }),
  // @ts-expect-error a column that is not there becomes false
  () => entity('e', { ...base, on: [becomes('isClosed', false)] }),
  // @ts-expect-error marked by a column that is not there
  () => entity('e', { ...base, on: [removed(softDelete('isGone'))] }),
  // @ts-expect-error signs out whom no column names
  () => entity('e', { ...base, on: [removed(signsOut('person'))] }),
  // @ts-expect-error rows go by a column that is not there
  () => entity('e', { ...base, on: [removed(removes('mission', { schedule: 'cod' }))] }),
  // @ts-expect-error a word that entities do not have
  () => entity('e', { ...base, unique: ['code'] }),
]

const screen = { entity: sound, list: { columns: ['code'], sort: 'code' } } as const
const list = screen.list

/** Names on a screen. */
export const screens = [
  // @ts-expect-error sorted by a column that is not there
  () => table('t', { ...screen, list: { ...list, sort: 'cod' } }),
  // @ts-expect-error a list of columns that are not there
  () => table('t', { ...screen, list: { ...list, columns: ['cod'] } }),
  // @ts-expect-error a part that lists do not have
  () => table('t', { ...screen, list: { ...list, without: ['delete'] } }),
  // @ts-expect-error a filter by a column that is not there
  () => table('t', { ...screen, list: { ...list, filter: { column: 'isShut', values: [true] } } }),
  // @ts-expect-error a filter by a value that the column cannot hold
  () => table('t', { ...screen, list: { ...list, filter: { column: 'isOpen', values: ['yes'] } } }),
  // @ts-expect-error a count of a value that the column cannot hold
  () => table('t', { ...screen, list: { ...list, count: { isOpen: 'yes' } } }),
  // @ts-expect-error a form of columns that are not there
  () => table('t', { ...screen, form: { columns: ['cod'] } }),
  // @ts-expect-error a group of columns that are not there
  () => table('t', { ...screen, form: { style: 'category', groups: { main: ['cod'] } } }),
  // @ts-expect-error a style that forms do not have
  () => table('t', { ...screen, form: { style: 'wizard' } }),
  // @ts-expect-error a page is there or is not
  () => table('t', { ...screen, detail: {} }),
  // @ts-expect-error rows are made in another way
  () => table('t', { ...screen, create: { by: 'copy' } }),
  // @ts-expect-error picked within a column that is not there
  () => table('t', { ...screen, create: { by: 'pick', within: 'poles' } }),
  // @ts-expect-error a question that is not there
  () => table('t', { ...screen, confirm: { update: asks('changeRows') } }),
  // @ts-expect-error a banner that is not there
  () => table('t', { ...screen, banner: ['payrollExports'] }),
  // @ts-expect-error a picture that is not declared
  () => table('t', { ...screen, list: { ...list, columns: ['code', 'bar'] } }),
  () => {
    const bar = shiftBar({ begin: 'begin', end: 'endAt', pause: 'pause' })
    // @ts-expect-error a picture of columns that are not there
    return table('t', { ...screen, pictures: { bar } })
  },
  // @ts-expect-error a file with a column that is not there
  () => table('t', { ...screen, list: { ...list, csv: csv(['cod'], { key: 'cod' }) } }),
  // @ts-expect-error a key that is no column of the file
  csv(['code'], { key: 'total' }),
  // @ts-expect-error a record's column that is not there
  () => pivot(counterEntity, { rows: { workerType: 'status' }, cells: { weekly: { value: 'limitValue' } } }),
  // @ts-expect-error belonging is shared by a resource, not by an entity and its columns
  () => entity('e', { ...base, belongs: shared({ link: 'eHasInstitution' }) }),
  // @ts-expect-error a picture of a menu's group that is not there
  (): MenuGroup => ({ name: 'time', icon: 'hourglass', tables: [] }),
]
