import type { Catalogue } from '#dsl/catalogue.ts'
import type { Columns } from '#dsl/columns/column.ts'
import type { Context } from '#dsl/criterion.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { inheritsBy } from '#dsl/entities/places.ts'
import { isSetName } from '#dsl/entities/secret.ts'
import { createFormStore, type FormStore } from '#engine/form/formStore.ts'
import { type AjvValidate, type Shape, shapeOf } from '#engine/validation/shape.ts'
import type { ColumnProblem } from '#protocol/problem.ts'
import type { Values } from '#protocol/row.ts'
import { resourcesOf } from '#server/resources/catalogue/resource.ts'
import { judgeRow } from '#server/resources/write/judge/judgeRow.ts'
import { readerOf } from '#server/resources/write/submission.ts'
import type { Files } from '../../generators/files.ts'
import { validatorFiles } from '../../generators/validators.ts'
import { root } from '../generators/project.ts'
import type { Entered } from './formValues.ts'

const generated = new WeakMap<Catalogue, Files>()
/** What the generator makes of a catalogue: all its validators at once. */
const validatorsOf = (catalogue: Catalogue): Files => {
  const files = generated.get(catalogue) ?? validatorFiles(root, catalogue)
  generated.set(catalogue, files)
  return files
}

/** The validator that the generator makes of an entity, loaded as the browser loads it. */
export const browserShape = async (catalogue: Catalogue, entity: AnyEntity): Promise<Shape> => {
  const text = validatorsOf(catalogue).get(`src/generated/validators/${entity.name}.js`)
  const url = `data:text/javascript,${encodeURIComponent(text ?? '')}`
  const made = (await import(/* @vite-ignore */ url)) as { validate: AjvValidate }
  return shapeOf(made.validate, entity)
}

export interface Form {
  readonly entity: AnyEntity
  readonly columns?: readonly string[]
  readonly context: Context
  /** The row that is modified; a new one without it. */
  readonly current?: Values
  readonly shape: Shape
}

export interface Filled {
  readonly problems: readonly ColumnProblem[]
  /** What is sent, or would be: a draft that cannot be read stands in it as it is. */
  readonly body: Record<string, unknown>
}

/** The browser's verdict on what was entered, by the store of its form. */
export const fillForm = ({ entity, columns, context, current, shape }: Form, entered: Entered): Filled => {
  const rows = current && [asRead(entity, current)]
  const store: FormStore = createFormStore({ entity, context, columns, rows, shape })
  const [line = 0] = store.lines()
  const editable = Object.keys(store.rows()[0] ?? {})
  for (const name of editable) {
    if (name in entered.typed) store.setDraft(line, name, entered.typed[name] ?? '')
    else if (name in entered.chosen) store.setValue(line, name, entered.chosen[name])
  }
  const problems = store.validate()
  const sent = current ? store.patch(line) : store.rows()[0]
  const drafts = editable.flatMap((name) => {
    const { draft } = store.field(line, name)
    return draft === undefined ? [] : [[name, draft] as const]
  })
  const body = { ...placed(entity, context), ...sent, ...Object.fromEntries(drafts) }
  return { problems, body: JSON.parse(JSON.stringify(body)) }
}

/** A stored row as a browser knows it: of secrets only whether they are set. */
const asRead = (entity: AnyEntity, row: Values): Values =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) =>
      (entity.columns as Columns)[name]?.options.secret ? [isSetName(name), value !== null] : [name, value],
    ),
  )

/** The institution that a creation is for, where a column holds it: the selection's, no field of the form. */
const placed = (entity: AnyEntity, { mode, institutions }: Context): Values => {
  const { belongs } = entity
  const isSaid = belongs.to === 'institution' && belongs.column in entity.columns && !inheritsBy(entity)
  return mode === 'create' && isSaid ? { [belongs.column]: institutions[0] } : {}
}

export interface Verdict {
  readonly problems: readonly ColumnProblem[]
  /** Refused for what no row can have, before the row was looked at. */
  readonly early: boolean
}

/** The server's verdict on a body, by its own reader and judge. */
export const serverJudge = (catalogue: Catalogue, entity: AnyEntity) => {
  const resource = resourcesOf(catalogue).of(entity.name)
  const reader = readerOf(resource)
  return (body: Values, context: Context, current?: Values): Verdict => {
    const { submitted, problems } = reader.read(body)
    if (problems.length > 0) return { problems, early: true }
    return { problems: judgeRow(resource, submitted, current, context).problems, early: false }
  }
}

/** `column code`, in order. */
export const codesOf = (problems: readonly ColumnProblem[]): string[] =>
  problems.map(({ column, code }) => `${column} ${code}`).sort()
