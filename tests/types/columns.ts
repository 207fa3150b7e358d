import { atLeast, enumeration, longerThan, number, relation, relations, select, text, timeOfDay } from '#dsl'

const size = enumeration('size', ['small', 'large'])
const grade = enumeration('grade', [1, 2, 3])

/** Columns the compiler takes. */
export const taken = [
  text({ default: 'x', validate: [longerThan(2)] }),
  number({ default: 1, validate: [atLeast(1)] }),
  select(size, { default: 'small' }),
  select(grade, { default: 3 }),
  relations('job', { default: [1] }),
  relations('job', { through: { entity: 'boxHasShelf', row: 'box', target: 'job' } }),
]

/** Columns it refuses. */
export const refused = [
  // @ts-expect-error a number is no text
  text({ default: 1 }),
  // @ts-expect-error text is no number
  number({ default: '1' }),
  // @ts-expect-error not a time as it is on the wire
  timeOfDay({ default: 730 }),
  // @ts-expect-error a value outside the enumeration
  select(size, { default: 'medium' }),
  // @ts-expect-error a value outside the enumeration
  select(grade, { default: 4 }),
  // @ts-expect-error ids are numbers
  relations('job', { default: ['1'] }),
  // @ts-expect-error a list kept elsewhere says by which columns
  relations('job', { through: { entity: 'boxHasShelf', row: 'box' } }),
  // @ts-expect-error a bound of numbers on a text
  text({ validate: [atLeast(1)] }),
  // @ts-expect-error a length of text on a number
  number({ validate: [longerThan(2)] }),
  // @ts-expect-error no such option
  text({ requird: true }),
  // @ts-expect-error no such option beside one that there is
  text({ requird: true, default: 'x' }),
  // @ts-expect-error no such option of a relation
  relation('job', { required: true, edits: 'onCreate' }),
  // @ts-expect-error no such option of a choice
  select(size, { default: 'small', shown: true }),
  // @ts-expect-error no such option of a list
  relations('job', { default: [1], thru: true }),
  // @ts-expect-error no such time of editing
  text({ edit: 'sometimes' }),
]
