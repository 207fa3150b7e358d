import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import type { AnyColumn } from '#dsl/columns/column.ts'
import type { FormStore } from '#engine/form/formStore.ts'
import type { Related } from '#protocol/list.ts'

/** What the edit view of a kind is given. Functions keep their identity for the life of the field. */
export interface InputProps<V> {
  readonly id: string
  readonly name: string
  readonly column: AnyColumn
  /** The value held by the form; null where nothing is entered. */
  readonly value: V | null
  /** Text that is not yet, or cannot be, read as a value. It stands in the control instead of the value. */
  readonly draft?: string
  /** Value of the column that decides what this one's values are. */
  readonly beside?: unknown
  readonly required?: boolean
  readonly disabled?: boolean
  readonly readOnly?: boolean
  readonly invalid?: boolean
  /** The server holds a value that it never shows; a control left empty keeps it, save where it is to be emptied. */
  readonly held?: boolean
  readonly emptied?: boolean
  /** Nothing is entered because several rows have each their own value, which they keep. */
  readonly differs?: boolean
  /** Ids of the label, and of hint and error, for controls made of several elements. */
  readonly labelledBy: string
  readonly describedBy?: string
  /** The line of the form that the control stands in; offers may depend on the rest of it. */
  readonly scope?: { readonly store: FormStore; readonly lineId: number }
  /** A key press: nothing renders but what depends on this field. */
  onDraft(text: string): void
  /** The draft is finished (blur, Enter): it is read and checked. */
  onCommit(): void
  /** A choice made at once, without text. */
  onValue(value: V | null): void
  /** What the server holds is to go. */
  onEmpty?(): void
}

/** What a control is given whose values are chosen and not typed. */
export type ChoiceInputProps<V> = Omit<InputProps<V>, 'onDraft' | 'onCommit'>

/** What values are put into words with. */
export interface Wording {
  readonly t: TFunction
  /** BCP 47. */
  readonly language: string
}

/** What the read view of a kind is given. */
export interface CellProps<V> extends Wording {
  readonly value: V | null
  readonly column: AnyColumn
  /** Value of the column that decides what this one's values are. */
  readonly beside?: unknown
  /** Key of the words in which a list is counted, where it is: with `_all` when it holds all there is, with `_none` when it is empty. */
  readonly counted?: string
  /** A list that holds all there is in the institutions of its row. */
  readonly complete?: boolean
  /** What the page tells of the rows that a relation points at; they are asked for where it tells nothing. */
  readonly related?: Related
}

/** Both views of a kind's values. */
export interface Widget<V> {
  /** A component, and a plain function: RJSF takes no memo objects. */
  Input(props: InputProps<V>): ReactNode
  /** What stands for a value where it is read. Called, and no component: a list has hundreds, which would all be kept. */
  cell(props: CellProps<V>): ReactNode
  /** A value is chosen and not typed: the control has no place for a text that is none. */
  readonly chosen?: true
  /** The label of the field stands beside the control, not above it. */
  readonly labelBeside?: true
  /** How a value is said within a sentence, where not as it is stored. */
  say?(value: V, language: string, t: TFunction): string
}

/** Attributes that every control of a field carries. */
export const controlProps = (
  props: Pick<InputProps<never>, 'id' | 'name' | 'disabled' | 'invalid' | 'required' | 'describedBy'>,
) => ({
  id: props.id,
  name: props.name,
  disabled: props.disabled,
  'aria-required': props.required || undefined,
  'aria-invalid': props.invalid || undefined,
  'aria-describedby': props.describedBy,
})
