import { type FormProps, getDefaultRegistry, withTheme } from '@rjsf/core'
import { useMemo, useState } from 'react'
import type { FormScope } from './FormScope.ts'
import { FieldFrame } from './field/FieldFrame.tsx'
import { formWidgets } from './field/KindWidget.tsx'
import { useColumns } from './field/useField.ts'
import { LineFields } from './line/LineFields.tsx'
import { LinesField } from './line/LinesField.tsx'
import { deferredValidator } from './schema/deferredValidator.ts'
import { formData } from './schema/formData.ts'
import { formSchemaOf } from './schema/formSchema.ts'

const Nothing = () => null

const { StringField } = getDefaultRegistry().fields

/** The frames of fields and lines, and the control of each kind by its name. */
const Form = withTheme({
  templates: {
    FieldTemplate: FieldFrame,
    ObjectFieldTemplate: LineFields,
    FieldErrorTemplate: Nothing,
    FieldHelpTemplate: Nothing,
    DescriptionFieldTemplate: Nothing,
  },
  // What is typed into a number is read by its kind: the library's own field asks for the language's comma with every drawing.
  fields: { lines: LinesField, ...(StringField && { NumberField: StringField }) },
  widgets: formWidgets,
})

interface Props
  extends FormScope,
    Pick<FormProps, 'tagName' | 'disabled' | 'templates' | 'fields' | 'children'> {}

/**
 * The one tree of every form: dialog, page, card and row of a table. RJSF maps the schema of the columns that are shown to
 * templates, fields and widgets, and begins with the values of the store; what is typed goes to the store and back to the
 * one field concerned, so that RJSF renders again only when columns come or go.
 */
export const FormTree = (props: Props) => {
  const { table, store, heading, follows, onImport, differing, children, ...form } = props
  const columns = useColumns(store)
  const { schema, uiSchema } = formSchemaOf(table, columns)
  const [opened] = useState(() => formData(store, columns))
  const scope = useMemo<FormScope>(
    () => ({ table, store, heading, follows, onImport, differing }),
    [table, store, heading, follows, onImport, differing],
  )
  return (
    <Form
      tagName="div"
      {...form}
      schema={schema}
      uiSchema={uiSchema}
      initialFormData={opened}
      validator={deferredValidator}
      formContext={scope}
      showErrorList={false}
    >
      {/* In place of RJSF's own submit button. */}
      {children}
    </Form>
  )
}
