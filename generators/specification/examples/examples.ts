import type { AnyColumn } from '#dsl/columns/column.ts'
import { columnNamed } from '#dsl/columns/column.ts'
import { type AnyEntity, enteredColumns, writableColumns } from '#dsl/entities/entity.ts'
import { readText, sameValue, writeText } from '#engine/readText.ts'
import { columnSchema, rowSchema, type Shape, shapeOf } from '#engine/validation/shape.ts'
import { validateColumn } from '#engine/validation/validate.ts'
import type { Problem } from '#protocol/problem.ts'
import { compile } from '#server/resources/catalogue/ajv.ts'
import type { Samples } from './samples.ts'

/** A value and what the engine says of it: typed as a person does, or sent as a client does. */
export interface Example {
  readonly how: 'typed' | 'sent'
  readonly given: unknown
  readonly problem?: Problem
  /** What is kept of it. */
  readonly value?: unknown
}

/** Habits and slips of people, whatever the column: those that it reads as something else, or refuses, are told. */
const habits = ['730', '7h30', '7,5', '25:00', '1h', '-1', '12,5', '31/12/2027', '2027-12-31', '32/13/2027']
const words = ['x', 'abc', 'nom@hopital.fr', 'nom@', 'a@hopital.fr, b@hopital.fr', 'http://', '75013']

/** As many of each as a page shows. */
const most = { accepted: 3, refused: 4 }

const shapes = new Map<string, Shape>()
const shapeFor = (entity: AnyEntity): Shape => {
  const shape = shapes.get(entity.name) ?? shapeOf(compile(rowSchema(entity)), entity)
  shapes.set(entity.name, shape)
  return shape
}

/** Judges a text as the form does when a person leaves the field and saves. */
const judgeTyped = (entity: AnyEntity, name: string, given: string): Example => {
  const read = readText(columnNamed(entity.columns, name), given)
  if ('problem' in read) return { how: 'typed', given, problem: read.problem }
  const problem = validateColumn(entity, name, read.value, true, shapeFor(entity))
  return { how: 'typed', given, problem, value: read.value }
}

/** Judges a value as the server does when a client sends it. */
const judgeSent = (entity: AnyEntity, name: string, given: unknown): Example => ({
  how: 'sent',
  given,
  problem: validateColumn(entity, name, given, true, shapeFor(entity)),
  value: given,
})

/** Values at the bounds of a column, and just outside them; of other types; none. */
const sentValues = (sample: unknown, column: AnyColumn): unknown[] => {
  const { type, enum: values, minimum, maximum, maxLength, minLength } = columnSchema(column)
  const types = [type].flat()
  const isText = types.includes('string') || typeof values?.[0] === 'string'
  return [
    sample,
    ...(values ? [values[0], values.at(-1), isText ? 'autre' : 999] : []),
    ...(maxLength === undefined ? [] : ['a'.repeat(maxLength), 'a'.repeat(maxLength + 1)]),
    ...(minLength === undefined ? [] : ['a'.repeat(minLength), 'a'.repeat(minLength - 1)]),
    ...(minimum === undefined ? [] : [minimum, minimum - 1]),
    ...(maximum === undefined ? [] : [maximum, maximum + 1]),
    ...(types.includes('number') || types.includes('integer') ? [0, 1.5, -1] : []),
    null,
    isText ? 7 : 'abc',
  ]
}

/** Yes and no, as people of the language write them. */
type Answers = readonly [yes: string, no: string]

const typedTexts = (sample: unknown, column: AnyColumn, answers: Answers): string[] => {
  const example = typeof sample === 'boolean' ? answers[sample ? 0 : 1] : writeText(column, sample)
  const { maxLength } = columnSchema(column)
  return [
    example,
    '',
    '   ',
    ...habits,
    ...answers,
    ...words,
    ...(maxLength ? ['a'.repeat(maxLength + 1)] : []),
  ]
}

/** Whether people choose among values rather than type: nothing that they could type is shown then. */
const isChosen = ({ facts, options }: AnyColumn): boolean =>
  facts.entity !== undefined || facts.enumeration !== undefined || options.edit === 'never'

/** A handful of examples: the first accepted, and of the refused one for each reason. */
export const examplesOf = (
  samples: Samples,
  entity: AnyEntity,
  name: string,
  answers: Answers,
): readonly Example[] => {
  const column = columnNamed(entity.columns, name)
  const entered = enteredColumns(entity).some(([one]) => one === name)
  const written = writableColumns(entity).some(([one]) => one === name)
  const sample = samples(entity)[name]
  const typed = !entered || isChosen(column) ? [] : typedTexts(sample, column, answers)
  const sent = written ? sentValues(sample, column) : []
  return [
    ...handful(typed.map((text) => judgeTyped(entity, name, text)).filter(isTelling(column))),
    ...handful(sent.map((value) => judgeSent(entity, name, value))),
  ]
}

/** A text that is kept as it is says something once; one that is read as something else does each time. */
const isTelling =
  (column: AnyColumn) =>
  ({ given, problem, value }: Example, at: number): boolean =>
    problem !== undefined || at < 3 || writeText(column, value) !== given

const handful = (all: readonly Example[]): Example[] => {
  const accepted = all.filter(({ problem }) => !problem)
  const refused = all.filter(({ problem }) => problem)
  return [
    ...once(accepted, (one) => one.value ?? null).slice(0, most.accepted),
    ...once(refused, ({ problem }) => [problem?.code, problem?.reason]).slice(0, most.refused),
  ]
}

const once = (all: readonly Example[], by: (one: Example) => unknown): Example[] =>
  all.filter((one, i) => all.findIndex((other) => sameValue(by(other), by(one))) === i)
