import { type FieldProps, toFieldPathId } from '@rjsf/utils'
import { useState } from 'react'
import { scopeOf, useLineId } from '../FormScope.ts'
import { lineData } from '../schema/formData.ts'

/** The line of the context as RJSF's object field, under its id: its fields find theirs in the store by it. Takes what the list of lines is given. */
export const Line = ({ registry, schema, uiSchema, fieldPathId, ...given }: FieldProps) => {
  const { store } = scopeOf(registry)
  const lineId = useLineId()
  // A line that is added later is told with what it begins with, too.
  const [data] = useState(() => lineData(store, lineId, store.columns()))
  const { SchemaField } = registry.fields
  if (!SchemaField) return null
  return (
    <SchemaField
      name={String(lineId)}
      schema={schema.items as typeof schema}
      uiSchema={uiSchema?.items as typeof uiSchema}
      fieldPathId={toFieldPathId(String(lineId), registry.globalFormOptions, fieldPathId.path)}
      formData={data}
      registry={registry}
      disabled={given.disabled}
      onChange={given.onChange}
      onBlur={given.onBlur}
      onFocus={given.onFocus}
    />
  )
}
