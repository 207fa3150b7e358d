import Form from '@rjsf/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { columnsOfForm } from '#dsl/tables/columnsOfForm.ts'
import { offeringColumns } from '#engine/linked.ts'
import { deferredValidator } from './deferredValidator.ts'
import type { FormScope } from './FormScope.ts'
import { FieldFrame } from './field/FieldFrame.tsx'
import { formWidgets } from './field/KindWidget.tsx'
import { LockNotes } from './field/LockNotes.tsx'
import { useColumns } from './field/useField.ts'
import { useLocks } from './field/useLock.ts'
import { Why } from './field/Why.tsx'
import { formSchemaOf } from './formSchema.ts'
import { LineFrame } from './line/LineFrame.tsx'
import { LinesField } from './line/LinesField.tsx'
import { Offers } from './Offers.tsx'
import './form.css'
import './line/line.css'

const Nothing = () => null
const templates = {
  FieldTemplate: FieldFrame,
  ObjectFieldTemplate: LineFrame,
  FieldErrorTemplate: Nothing,
  FieldHelpTemplate: Nothing,
  DescriptionFieldTemplate: Nothing,
}
const fields = { lines: LinesField }

interface Props extends FormScope {
  readonly disabled?: boolean
}

/**
 * The fields of a form. RJSF maps the schema to them; what is typed goes to the store and back to the one field
 * concerned, so RJSF renders again only when columns come or go.
 */
export const FormBody = ({ table, store, heading, onImport, differing, disabled }: Props) => {
  const { t } = useTranslation()
  const columns = useColumns(store)
  const { schema, uiSchema } = formSchemaOf(table, columns)
  const drawn = columnsOfForm(table).filter((name) => columns.includes(name))
  const [line = 0] = store.lines()
  const locks = useLocks(store, line, drawn)
  const asks = drawn.some((name) => table.entity.columns[name]?.options.required === true && !locks.has(name))
  const scope = useMemo<FormScope>(
    () => ({ table, store, heading, onImport, differing }),
    [table, store, heading, onImport, differing],
  )
  return (
    <div className={`form form-${table.form.style}`}>
      {offeringColumns(table.entity).map((column) => (
        <Offers key={column} table={table} store={store} column={column} />
      ))}
      {asks && <p className="form-note">{t('form.requiredNote')}</p>}
      <LockNotes table={table} store={store} lineId={line} names={drawn} whole>
        <Form
          tagName="div"
          schema={schema}
          uiSchema={uiSchema}
          validator={deferredValidator}
          templates={templates}
          fields={fields}
          widgets={formWidgets}
          formContext={scope}
          disabled={disabled}
          showErrorList={false}
        >
          {/* In place of RJSF's own submit button. */}
          <Why table={table} store={store} />
        </Form>
      </LockNotes>
    </div>
  )
}
