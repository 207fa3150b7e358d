import type { RegistryWidgetsType, WidgetProps } from '@rjsf/utils'
import { kinds } from '#dsl/kinds/index.ts'
import { scopeOf } from '../FormScope.ts'
import { FieldControl } from './FieldControl.tsx'

/** Joins RJSF's widget to the control of the column. */
const KindWidget = ({ name, disabled, registry }: WidgetProps) => {
  const { store, table, differing } = scopeOf(registry)
  return <FieldControl {...{ store, table, differing, name }} disabled={disabled === true} />
}

/** One entry a kind, as `ui:widget` names it. RJSF takes plain functions only. */
export const formWidgets: RegistryWidgetsType = Object.fromEntries(
  Object.keys(kinds).map((name) => [name, KindWidget]),
)
