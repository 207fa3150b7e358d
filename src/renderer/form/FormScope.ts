import type { Registry } from '@rjsf/utils'
import { createContext, useContext } from 'react'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { FormStore } from '#engine/form/formStore.ts'
import type { PastedRows } from '#engine/paste/pastedRows.ts'

/** What every part of one form shares; the same object for the life of the form. */
export interface FormScope {
  readonly table: AnyTable
  readonly store: FormStore
  /** Of groups of fields: below the title of a dialog where it is not said. */
  readonly heading?: 'h2' | 'h3'
  /** Columns that are not the same in all rows which the form is for. */
  readonly differing?: readonly string[] | undefined
  /** Pasted rows that find no line are asked for in another form, once this one is saved. */
  readonly follows?: boolean
  /** Opens the table's import with rows that were pasted, where the form stands beside one. */
  readonly onImport?: ((rows: PastedRows) => void) | undefined
}

/** What the form has given to RJSF's registry, whose type says nothing of it. */
export const scopeOf = ({ formContext }: Pick<Registry, 'formContext'>): FormScope => formContext as FormScope

/** The id of the line that a field stands in. */
export const LineContext = createContext(0)

export const useLineId = (): number => useContext(LineContext)

/** DOM id of a field's control, from which those of its label, hint and error are made. */
export const controlId = (lineId: number, column: string): string => `field-${lineId}-${column}`
