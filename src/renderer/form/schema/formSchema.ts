import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import { columnNamed } from '#dsl/columns/column.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { columnSchema } from '#engine/validation/shape.ts'
import { Bare } from '../line/Bare.tsx'
import { Categories } from '../line/Categories.tsx'
import { Contents } from '../line/Contents.tsx'

interface FormSchema {
  readonly schema: RJSFSchema
  readonly uiSchema: UiSchema
}

const made = new WeakMap<AnyTable, Map<string, FormSchema>>()

/**
 * The form of some columns of a table in RJSF's words: a list of lines, each an object of columns, each column drawn by
 * the widget of its kind. The same objects for the same columns: RJSF compares its props deeply.
 */
export const formSchemaOf = (table: AnyTable, columns: readonly string[]): FormSchema => {
  const known = made.get(table) ?? new Map<string, FormSchema>()
  made.set(table, known)
  const key = columns.join()
  const schema = known.get(key) ?? build(table, columns)
  known.set(key, schema)
  return schema
}

const build = (table: AnyTable, columns: readonly string[]): FormSchema => {
  const chosen = columns.map((name) => [name, columnNamed(table.entity.columns, name)] as const)
  const line: RJSFSchema = {
    type: 'object',
    required: chosen.filter(([, column]) => column.options.required).map(([name]) => name),
    properties: Object.fromEntries(
      chosen.map(([name, column]) => [name, columnSchema(column) as RJSFSchema]),
    ),
  }
  const fields = Object.fromEntries(chosen.map(([name, { kind }]) => [name, { 'ui:widget': kind.name }]))
  const frame = table.form.style === 'category' ? { 'ui:ObjectFieldTemplate': Categories } : {}
  return {
    schema: { type: 'object', properties: { lines: { type: 'array', items: line } } },
    uiSchema: {
      'ui:FieldTemplate': Bare,
      'ui:ObjectFieldTemplate': Contents,
      lines: {
        'ui:FieldTemplate': Bare,
        'ui:field': 'lines',
        items: { 'ui:FieldTemplate': Bare, ...frame, ...fields },
      },
    },
  }
}
