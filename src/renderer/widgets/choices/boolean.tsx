import type { TFunction } from 'i18next'
import type { AnyColumn } from '#dsl/columns/column.ts'
import { pathOf } from '#engine/form/fieldState.ts'
import { useWording } from '../useWording.ts'
import { type CellProps, controlProps, type InputProps } from '../widget.ts'

/** What yes and no are called: whether something runs is told as active and inactive. */
const wordsOf = ({ facts }: AnyColumn) =>
  facts.drawnAs === 'badge'
    ? ({ yes: 'values.active', no: 'values.inactive' } as const)
    : ({ yes: 'values.yes', no: 'values.no' } as const)

export const answers = (t: TFunction, column: AnyColumn) => {
  const { yes, no } = wordsOf(column)
  return [
    { value: true, label: t(yes) },
    { value: false, label: t(no) },
  ]
}

/**
 * A switch, on or off. While nothing is said, as where several rows differ, it stands between the two; what began so can be
 * brought back to it: yes, no, nothing said.
 */
export const Input = (props: InputProps<boolean>) => {
  const { column, name, scope, onValue } = props
  const wording = useWording()
  const value = props.value ?? column.kind.blank ?? null
  const first = scope?.store.get(pathOf(scope.lineId, name))?.initial ?? null
  const afterNo = first === null && column.kind.blank === undefined ? null : true
  return (
    <>
      <input
        {...controlProps(props)}
        ref={(box) => {
          if (box) box.indeterminate = value === null
        }}
        type="checkbox"
        className="switch"
        checked={value === true}
        disabled={props.disabled || props.readOnly}
        onChange={() => onValue(value === null ? true : value ? false : afterNo)}
      />
      {column.facts.drawnAs === 'badge' && (
        <span className="switch-word" aria-hidden="true">
          {cell({ column, value, ...wording })}
        </span>
      )}
    </>
  )
}

export const chosen = true
export const labelBeside = true

export const cell = ({ value, column, t }: CellProps<boolean>) => {
  if (value === null) return null
  const { yes, no } = wordsOf(column)
  const text = t(value ? yes : no)
  return column.facts.drawnAs === 'badge' ? (
    <span className={value ? 'badge badge-on' : 'badge'}>{text}</span>
  ) : (
    text
  )
}
