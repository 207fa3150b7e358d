import type { DescribedTable, Json } from '../../description/description.ts'
import { isJsonObject, isSame } from '../../description/plain.ts'
import type { Change, Part } from '../change.ts'
import { criterionChange } from './criteria.ts'
import { changeOf, type Found, type Sides } from './found.ts'
import { addedTo, movedIn } from './order.ts'

const within = (value: Json | undefined, ...path: readonly string[]): Json | undefined =>
  path.reduce<Json | undefined>((one, name) => (isJsonObject(one) ? one[name] : undefined), value)

const names = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

/** Parts of a screen that are there or not. */
const switches = ['add', 'modify', 'remove', 'search', 'pages', 'singleLine'] as const

/** Settings that are compared whole: where they stand, and how a value of them is told. */
const settings: readonly (readonly [string, readonly string[], ((value: Json, of: string) => Part)?])[] = [
  ['sort', ['list', 'sort'], (value, of) => ({ columns: [String(value)], of })],
  ['matrix', ['list', 'matrix']],
  ['filter', ['list', 'filter'], (value, of) => ({ columns: [String(within(value, 'column'))], of })],
  ['count', ['list', 'count']],
  ['csvKey', ['list', 'csv', 'key'], (value, of) => ({ columns: [String(value)], of })],
  ['csvOptional', ['list', 'csv', 'optional'], (value, of) => ({ columns: names(value), of })],
  ['formStyle', ['form', 'style']],
  ['formLines', ['form', 'lines'], (value) => ({ number: Number(value) })],
  ['formStatus', ['form', 'status'], (value, of) => ({ columns: [String(value)], of })],
  ['create', ['create']],
  ['confirm', ['confirm']],
  ['pictures', ['pictures']],
  ['detail', ['detail']],
  ['tabs', ['tabs']],
  ['banner', ['banner']],
  ['actions', ['actions']],
  ['source', ['source']],
]

const settingsFound = (old: DescribedTable, next: DescribedTable): Found[] =>
  settings.flatMap(([what, path, part]): Found[] => {
    const [before, after] = [within(old.settings, ...path), within(next.settings, ...path)]
    if (isSame(before, after)) return []
    return [
      {
        class: 'changed',
        what: `screen.${what}`,
        marks: ['people'],
        ...(part && before !== undefined && { before: part(before, old.entity) }),
        ...(part && after !== undefined && { after: part(after, next.entity) }),
      },
    ]
  })

const switchesFound = (old: DescribedTable, next: DescribedTable): Found[] =>
  switches.flatMap((one): Found[] => {
    const [before, after] = [old, next].map(({ settings: of }) => within(of, 'list', one) === true)
    if (before === after) return []
    return [{ class: after ? 'added' : 'removed', what: `screen.${one}`, marks: ['people'] }]
  })

const showFound = (old: DescribedTable, next: DescribedTable): Found[] => {
  const [before, after] = [old, next].map(({ settings: of }) => of.show) as never[]
  const how = criterionChange(before, after)
  if (!how) return []
  const part = (criterion: never | undefined) => (criterion ? { criterion } : undefined)
  return [{ class: how, what: 'screen.show', marks: ['people'], before: part(before), after: part(after) }]
}

const menuFound = ({ menu: old }: DescribedTable, { menu: next }: DescribedTable): Found[] =>
  old?.group === next?.group
    ? []
    : [
        {
          class: 'moved',
          what: 'screen.menu',
          marks: ['people'],
          ...(old && { before: { text: `menu.${old.group}` } }),
          ...(next && { after: { text: `menu.${next.group}` } }),
        },
      ]

/** Columns of a part of a screen: those that came, went, and changed places. */
const columnsFound = (
  what: string,
  before: readonly string[],
  after: readonly string[],
): [string, Found][] => [
  ...addedTo(after, before).map((one): [string, Found] => [
    one,
    { class: 'removed', what, marks: ['people'] },
  ]),
  ...addedTo(before, after).map((one): [string, Found] => [one, { class: 'added', what, marks: ['people'] }]),
  ...movedIn(before, after).map((one): [string, Found] => [one, { class: 'moved', what, marks: ['people'] }]),
]

const formFound = (old: DescribedTable, next: DescribedTable): [string, Found][] => {
  const [before, after] = [new Map(old.form), new Map(next.form)]
  if (before.size === 0 || after.size === 0) return []
  const found = columnsFound('screen.form', [...before.keys()], [...after.keys()])
  const regrouped = [...after].filter(([one, group]) => before.has(one) && before.get(one) !== group)
  const isTold = new Set(regrouped.map(([one]) => one))
  return [
    ...found.filter(([one]) => !isTold.has(one)),
    ...regrouped.map(([one]): [string, Found] => [
      one,
      { class: 'moved', what: 'screen.formGroup', marks: ['people'] },
    ]),
  ]
}

/** Whether a column is in both: what came or went itself is told by that. */
const isInBoth = ({ old, next }: Sides, table: string, column: string): boolean =>
  [old, next].every((of) => of.entities[of.tables[table]?.entity ?? '']?.columns[column] !== undefined)

/** A screen, whatever of it people see. */
export const tableChanges = (sides: Sides, table: string): Change[] => {
  const [old, next] = [sides.old.tables[table], sides.next.tables[table]]
  if (!old || !next) {
    const found: Found = { class: next ? 'added' : 'removed', what: 'screen', marks: ['people'] }
    return [changeOf({ table }, [table], found)]
  }
  const list = (of: DescribedTable, ...path: readonly string[]) => names(within(of.settings, 'list', ...path))
  const cells: [string, Found][] = [
    ...columnsFound('screen.list', list(old, 'columns'), list(next, 'columns')),
    ...formFound(old, next).filter(([column]) => isInBoth(sides, table, column)),
    ...columnsFound('screen.csv', list(old, 'csv', 'columns'), list(next, 'csv', 'columns')),
  ]
  return [
    ...cells.map(([column, found]) => changeOf({ table, column }, [table], found)),
    ...[
      ...settingsFound(old, next),
      ...switchesFound(old, next),
      ...showFound(old, next),
      ...menuFound(old, next),
    ].map((found) => changeOf({ table }, [table], found)),
  ]
}
