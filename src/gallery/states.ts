import type { AnyTable } from '#dsl/table.ts'

/** What a table can be seen in; the order is that of the choice. */
export const stateNames = [
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
  unless,
  entity,
}: AnyTable): readonly StateName[] => {
  const byLines = list.add && create.by === 'lines'
  const inDialog = list.modify && !detail
  const has: Readonly<Partial<Record<StateName, boolean>>> = {
    many: list.pagination,
    noResult: list.search,
    noInstitution: entity.belongs.to !== 'all',
    notice: unless !== undefined,
    form: byLines && !detail,
    lines: byLines && !detail && form.style === 'plain' && form.lines > 1,
    errors: byLines && !detail,
    modify: inDialog,
    modifyErrors: inDialog,
    pick: list.add && create.by !== 'lines',
    confirm: confirm.update !== undefined,
    remove: list.remove,
    import: list.csv !== undefined,
    detail: detail !== undefined,
    detailNew: detail !== undefined && byLines,
  }
  return stateNames.filter((name) => has[name] ?? true)
}
