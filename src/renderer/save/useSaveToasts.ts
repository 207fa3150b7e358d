import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { institutionsOf } from '#dsl/entities/places.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { KeptEarlier, SaveOutcome } from '#engine/save/outcome.ts'
import type { WireRow } from '#protocol/row.ts'
import { NO_ANSWER, writeFailureText } from '../failureText.ts'
import { useProblemText } from '../form/field/problemText.ts'
import { assignedOf } from '../form/schema/formTable.ts'
import { recordsOf } from '../list/state/useRows.ts'
import { institutionNames, useRenderer } from '../RendererContext.ts'
import { useToasts } from '../toast/ToastsContext.ts'
import { useUndo } from './useUndo.ts'

/** Whether the person may take back a change of these columns, of the row as it is by now. */
export type MayUndo = (row: WireRow, columns: readonly string[]) => boolean

/** What is said when a round of a save in these institutions has ended. */
export const useSaveToasts = (
  table: AnyTable,
  places: readonly number[],
  onUndone?: () => void,
  mayUndo: MayUndo = () => true,
) => {
  const { t, i18n } = useTranslation()
  const { institutions, selected } = useRenderer()
  const toasts = useToasts()
  const say = useProblemText()
  const undo = useUndo(recordsOf(table), onUndone)
  const named = (ids: readonly number[]) => institutionNames(institutions, ids)
  const where = { places: named(places) }
  const succeed = (what: 'created' | 'updated', count: number, outcome: SaveOutcome, ids = places) => {
    const became = becameOf(table, outcome).find(({ key }) => i18n.exists(key))
    const own = became?.key ?? `tables.${table.name}.toasts.${what}`
    const said = i18n.exists(own, { count }) ? t(own, { count }) : t(`form.toasts.${what}`, { count })
    const isTheirs = outcome.standing.every(({ rows, before = {} }) =>
      rows.every((row) => mayUndo(row, Object.keys(before))),
    )
    const several = what === 'created' && ids.length > 1
    // What somebody loses is told in red, though all went well. Source: specification §4.
    const tone = became?.value === false ? 'error' : 'success'
    toasts.show(tone, several ? t('form.toasts.inSeveral', { said, count: ids.length }) : said, {
      places: named(ids),
      action:
        outcome.kept.length > 0 || !isTheirs
          ? undefined
          : undo({ ...outcome, written: outcome.standing }, named(ids)),
    })
  }
  const said = useRef<number[]>([])
  const fault = (text: string, options = where) => void said.current.push(toasts.show('error', text, options))
  /** What was said of an earlier try is true no more. */
  const unsay = () => {
    for (const id of said.current.splice(0)) toasts.close(id)
  }
  /** Rows that could not be corrected: a person has to know where the list does not show what was entered last. */
  const keeps = (kept: readonly KeptEarlier[]) => {
    if (kept.length === 0) return
    const keeping = kept.flatMap(({ institution }) => institution ?? selected)
    // The institutions of a line stand under the name of its own input.
    const inputOf = (name: string) => (name === 'institution' ? (assignedOf(table)?.as ?? name) : name)
    const columns = kept.flatMap((one) => one.columns.map(inputOf))
    toasts.show(
      'error',
      t('form.toasts.keepsEarlier', {
        places: named([...new Set(keeping)]),
        columns: [...new Set(columns)].map((name) => t(`tables.${table.name}.columns.${name}`)),
      }),
    )
  }
  const sayPart = (
    what: 'someInserted' | 'someChanged',
    { written, writes, failures }: SaveOutcome,
    ids = places,
  ) => {
    const done = new Set(written.map(({ name }) => name)).size
    fault(t(`form.toasts.${what}`, { done, all: writes }), { places: named(failedIn(failures, ids)) })
  }
  /** Any failed creation; what failed, and why, stands in the form. Source: specification §8. */
  const notAllAdded = (outcome: SaveOutcome, ids: readonly number[]) => {
    const own = [`tables.${table.name}.toasts.notInserted`, 'form.toasts.notAllInserted']
    // Some may hold it since an earlier try.
    if (outcome.written.length === 0) fault(t(own), { places: named(failedIn(outcome.failures, ids)) })
    else sayPart('someInserted', outcome, ids)
  }
  /** A change that failed: in the table's own words, where it has any for that, or where what it leads to is there already. */
  const fail = (outcome: SaveOutcome) => {
    const { written, writes, problems, failedOnly = places } = outcome
    const there = { places: named(failedOnly) }
    const [first] = problems
    const own = `tables.${table.name}.toasts.exists`
    // Of the row itself and no field of it: what became of it there.
    const ofRow = outcome.failures.filter(({ problem }) => problem.reason && !('column' in problem))
    const [gone] = ofRow
    const isTaken = first?.details.some(({ reason }) => reason === 'taken') && i18n.exists(own, { count: 1 })
    if (written.length > 0 && writes > 1) sayPart('someChanged', outcome)
    else if (isTaken) fault(t(own, { count: 1 }), there)
    else if (gone) {
      const left = ofRow.flatMap(({ institution }) => institution ?? [])
      fault(say(gone.problem), left.length > 0 ? { places: named(left) } : there)
    } else if (first) {
      const failed = `tables.${table.name}.toasts.notUpdated`
      const said = i18n.exists(failed) ? [t(failed)] : []
      fault([...said, writeFailureText(t, first.code, outcome.triesAgain === true)].join(' '), there)
    }
  }
  return {
    /** `lines` were entered, for institutions of their own where `into` names them. */
    added: (outcome: SaveOutcome, lines: number, into = places) => {
      unsay()
      if (outcome.is === 'saved')
        succeed('created', rowsIn(outcome) || lines, outcome, addedTo(table, outcome) ?? into)
      else {
        const there = linesThere(table, outcome)
        const own = `tables.${table.name}.toasts.${places.length > 1 ? 'existsInSeveral' : 'exists'}`
        if (there > 0) fault(t(own, { count: there }))
        else if (outcome.triesAgain) fault(writeFailureText(t, NO_ANSWER), { places: named(into) })
        else if (outcome.problems.length > 0 || outcome.failures.length > 0) notAllAdded(outcome, into)
      }
      keeps(outcome.kept)
    },
    /** `reached` is where a change holds that is not for some institutions alone. */
    changed: (outcome: SaveOutcome, reached = places) => {
      unsay()
      const [only] = outcome.written.flatMap((one) => (one.only && one.only !== 'all' ? [one.only] : []))
      if (outcome.is === 'saved') succeed('updated', 1, outcome, only ?? reached)
      else fail(outcome)
    },
  }
}

/** Where it failed, where that was in some of these institutions alone. */
const failedIn = (failures: SaveOutcome['failures'], ids: readonly number[]): readonly number[] => {
  const failed = [...new Set(failures.flatMap(({ institution }) => institution ?? []))]
  return failed.length > 0 ? failed : ids
}

/** Where something is there now that was not: who is attached was in some of the institutions before. Undefined where no answer says. */
const addedTo = ({ entity }: AnyTable, { standing }: SaveOutcome): readonly number[] | undefined => {
  const each = standing.map(({ institution, rows }) =>
    institution === undefined ? rows.flatMap((row) => institutionsOf(entity, row)) : [institution],
  )
  const isTold = each.length > 0 && each.every((places) => places.length > 0)
  return isTold ? [...new Set(each.flat())] : undefined
}

/** What columns with a question of their own have been brought to, yes or no, and the message that a table may have for it. */
const becameOf = ({ name, confirm }: AnyTable, { standing }: SaveOutcome) =>
  standing.flatMap(({ rows: [row], before = {} }) =>
    Object.keys(confirm.becomes ?? {}).flatMap((column) => {
      const value = row?.[column]
      const key = `tables.${name}.toasts.${column}.${value}`
      return typeof value === 'boolean' && column in before ? { key, value } : []
    }),
  )

/** Rows that were made or changed, as they are: a shared one is one, others are one an institution. */
const rowsIn = ({ standing }: SaveOutcome): number => new Set(standing.flatMap(({ ids }) => ids)).size

/** Lines for which a whole creation was refused, being there already. Source: specification §5, public holiday. */
const linesThere = ({ create }: AnyTable, { problems }: SaveOutcome): number => {
  const [problem] = problems
  if (create.by !== 'lines' || !create.allOrNothing || problem?.status !== 409) return 0
  const isTaken = problem.details.some(({ reason }) => reason === 'taken')
  return isTaken ? new Set(problem.details.map(({ line }) => line)).size : 0
}
