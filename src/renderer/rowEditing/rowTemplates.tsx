import type { FieldProps, FieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils'
import { Fragment, type ReactNode } from 'react'
import { LineContext, scopeOf } from '../form/FormScope.ts'
import { columnOf, FieldBody } from '../form/field/FieldFrame.tsx'
import { FieldLabel } from '../form/field/FieldLabel.tsx'
import { FieldLock } from '../form/field/FieldLock.tsx'
import { Line } from '../form/line/Line.tsx'
import { useEditedRow } from './EditedRowContext.ts'
import { CellFrame, ReadCell } from './RowCell.tsx'

/** The form itself: a row of the table. */
export const RowElement = ({ children }: { readonly children?: ReactNode }) => {
  const { element, row, rowKey, press } = useEditedRow()
  return (
    <tr ref={element} data-row-id={row.id} data-row-key={rowKey} className="row-edited" onKeyDown={press}>
      {children}
    </tr>
  )
}

/** Of its lines the only one. */
const RowLine = (props: FieldProps) => {
  const [lineId = 0] = scopeOf(props.registry).store.lines()
  return (
    <LineContext value={lineId}>
      <Line {...props} />
    </LineContext>
  )
}

/** The cells of the row in the order of the list: those that have a field, and those that are read. */
const RowCells = ({ properties }: ObjectFieldTemplateProps) => {
  const { columns, ...one } = useEditedRow()
  return columns.map((column, i) => {
    const field = column.picture ? undefined : properties.find(({ name }) => name === column.name)
    return field && column.column?.options.edit !== 'never' ? (
      <Fragment key={column.name}>{field.content}</Fragment>
    ) : (
      <ReadCell key={column.name} {...one} column={column} first={i === 0} />
    )
  })
}

/** A field in its cell. The header of the table is its label, but where rows are cards. */
const FieldCell = (props: FieldTemplateProps) => {
  const { columns, table } = useEditedRow()
  const { store } = scopeOf(props.registry)
  const name = columnOf(props)
  const at = columns.findIndex((column) => column.name === name)
  const column = columns[at]
  return (
    column && (
      <FieldLock store={store} name={name}>
        <CellFrame
          column={column}
          first={at === 0}
          label={<FieldLabel table={table} name={name} className="row-label" />}
        >
          <FieldBody {...props}>{props.children}</FieldBody>
        </CellFrame>
      </FieldLock>
    )
  )
}

export const rowTemplates = { FieldTemplate: FieldCell, ObjectFieldTemplate: RowCells }
export const rowFields = { lines: RowLine }
