import { isCommon } from '#dsl/entities/places.ts'
import type { AnyTable } from '#dsl/tables/table.ts'

/** What a table can be seen in; the order is that of the choice. */
const stateNames = [
  'list',
  'many',
  'empty',
  'noResult',
  'noInstitution',
  'loading',
  'failed',
  'notice',
  'form',
  'lines',
  'errors',
  'modify',
  'modifyErrors',
  'pick',
  'confirm',
  'remove',
  'import',
  'detail',
  'detailNew',
] as const
export type StateName = (typeof stateNames)[number]

/** States that are a dialog over the list. */
const dialogs: readonly StateName[] = [
  'form',
  'lines',
  'errors',
  'modify',
  'modifyErrors',
  'pick',
  'confirm',
  'remove',
  'import',
]
export const isDialog = (state: StateName): boolean => dialogs.includes(state)

/** The states that this table has, by what its schema allows. */
export const statesOf = ({
  list,
  form,
  create,
  detail,
  confirm,
  show,
  entity,
  source,
}: AnyTable): readonly StateName[] => {
  const byLines = list.add && create.by === 'lines'
  // A row edited where it stands is tried with its own pencil.
  const inRow = form.style === 'row'
  const inDialog = list.modify && !detail && !inRow
  const has: Readonly<Partial<Record<StateName, boolean>>> = {
    many: list.pages,
    empty: source === undefined,
    noResult: list.search,
    noInstitution: !isCommon(entity),
    notice: show !== undefined,
    form: byLines && !detail,
    lines: byLines && !detail && form.style === 'plain' && form.lines > 1,
    errors: byLines && !detail,
    modify: inDialog,
    modifyErrors: inDialog,
    pick: list.add && create.by !== 'lines',
    confirm: confirm.update !== undefined && !inRow,
    remove: list.remove,
    import: list.csv !== undefined,
    detail: detail !== undefined,
    detailNew: detail !== undefined && byLines,
  }
  return stateNames.filter((name) => has[name] ?? true)
}
