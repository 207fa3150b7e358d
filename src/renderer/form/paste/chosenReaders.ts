import type { TFunction } from 'i18next'
import { type AnyColumn, columnNamed } from '#dsl/columns/column.ts'
import { findChoice, findChoices } from '#engine/csv/findChoice.ts'
import { readCell } from '#engine/csv/readCell.ts'
import type { FormStore } from '#engine/form/formStore.ts'
import { isOffered } from '#engine/linked.ts'
import type { ReadChosen } from '#engine/paste/fillLines.ts'
import { joinedByName } from '#engine/within.ts'
import type { Choice } from '../../RendererContext.ts'
import { labelsOf } from '../../widgets/choices/valueLabels.ts'
import { widgetOf } from '../../widgets/index.ts'

/** Rows that the relations of a form may point at, by column. */
export type Known = ReadonlyMap<string, readonly Choice[]>

/** How what people see of a value is read again, for the columns that are chosen and not typed. */
export const chosenReaders = (
  t: TFunction,
  store: FormStore,
  columns: readonly string[],
  known: Known,
): ReadonlyMap<string, ReadChosen> =>
  new Map(
    columns.flatMap((name): [string, ReadChosen][] => {
      const column = columnNamed(store.entity.columns, name)
      if (!widgetOf(column.kind).chosen) return []
      if (column.facts.entity) return [[name, relationReader(store, name, column, known.get(name) ?? [])]]
      return [[name, (text) => readCell(column, text, labelsOf(t, column))]]
    }),
  )

/** Whether a text is one of the values of a column that is chosen; not asked of those that point at rows. */
export const isChoiceOf =
  (t: TFunction, { entity }: FormStore) =>
  (name: string, text: string): boolean => {
    const column = entity.columns[name]
    if (!column || column.facts.entity || !widgetOf(column.kind).chosen) return false
    return 'value' in readCell(column, text, labelsOf(t, column))
  }

/** The rows that the line offers at that moment, as its own control does. */
const relationReader =
  (store: FormStore, name: string, column: AnyColumn, choices: readonly Choice[]): ReadChosen =>
  (text, lineId) => {
    const scene = { values: store.live(lineId), institutions: store.institutions(lineId) }
    const offered = choices.filter(isOffered(store.entity, name, scene))
    const isList = column.kind.counted === true
    const named = (isList ? offered : joinedByName(offered, scene.institutions)).map(({ id, label }) => ({
      value: id,
      label,
    }))
    return isList ? findChoices(named, text) : findChoice(named, text)
  }
