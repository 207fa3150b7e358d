import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { institutionsOf } from '#dsl/entities/places.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { FormStore } from '#engine/form/formStore.ts'
import { type StoppedLine, stoppedLines } from '#engine/save/failures.ts'
import type { SaveOutcome } from '#engine/save/outcome.ts'
import { lacking } from '#engine/save/planLinks.ts'
import type { Reach } from '#engine/save/reach.ts'
import { askedBy, type Failure, isAtWork, sentOf } from '#engine/save/state.ts'
import { OUTDATED } from '#protocol/problem.ts'
import type { WireRow } from '#protocol/row.ts'
import { type AskedQuestion, askedQuestion } from '../confirm/question.ts'
import { placesOf } from '../form/schema/formTable.ts'
import { putRows } from '../list/state/writtenRows.ts'
import { useRowName } from '../names/useRowName.ts'
import { useRenderer } from '../RendererContext.ts'
import { useToasts } from '../toast/ToastsContext.ts'
import { planForm, prepareForm, takeTheirs } from './formSave.ts'
import { type LongSave, useLong } from './long/useLong.ts'
import { sendChange } from './sendChange.ts'
import { type MayUndo, useSaveToasts } from './useSaveToasts.ts'
import { useSaving } from './useSaving.ts'
import { type TakenNotice, useTakenNotice } from './useTakenNotice.ts'

interface SaveOptions {
  readonly table: AnyTable
  readonly store: FormStore
  readonly row?: WireRow
  readonly institutions: readonly number[]
  readonly mayUndo?: MayUndo
  /** Rows were written; the form may still hold lines that were not. */
  onSaved(rows: readonly WireRow[]): void
  /** All is written. */
  onDone(): void
  /** Fields are in error: the first one wants the focus. */
  onInvalid(): void
}

export interface FormSave {
  /** Nothing else is done with the form meanwhile. */
  readonly busy: boolean
  /** It takes long enough for the form to show it. */
  readonly waits: boolean
  /** How far it is, where it has so many writes that it takes a while. */
  readonly long: LongSave | undefined
  /** A part of what is entered is written, or may be. */
  readonly sent: ReturnType<typeof sentOf>
  /** What could not be written and stands under no field. */
  readonly failures: readonly Failure[]
  /** They are tried again by itself: no answer came, and nothing else is in the way. */
  readonly triesAgain: boolean
  /** Lines that a person has stopped the writing of. */
  readonly stopped: readonly StoppedLine[]
  /** The row that is changed, as the form was opened on it. */
  readonly row: WireRow | undefined
  /** Asked before a row is changed. */
  readonly question: AskedQuestion | undefined
  /** Another row has a value that must be there once. */
  readonly notice: TakenNotice | undefined
  /** The row as somebody else left it meanwhile. */
  readonly theirs: WireRow | undefined
  /** Institutions that have it besides those of when it was opened. */
  readonly joined: readonly number[]
  run(): Promise<void>
  answer(yes: boolean, reach?: Reach): Promise<void>
  resolve(mine: boolean): Promise<void>
  /** What is under way ends; nothing else is sent. */
  stop(): void
  /** A question is left without an answer: nothing is written, what was entered stays. */
  leave(): void
}

/**
 * The save of a form: new lines, or one row. Whatever fails, the form stays with all that was entered; lines that were
 * written leave it. Source: specification §4.
 */
export const useSave = (options: SaveOptions): FormSave => {
  const { table, store, row, onDone, onInvalid } = options
  const { t } = useTranslation()
  const { gateway, selected } = useRenderer()
  const queries = useQueryClient()
  const onSaved = (rows: readonly WireRow[]): void => {
    putRows(queries, table.entity, rows)
    options.onSaved(rows)
  }
  const concerned = row ? institutionsOf(table.entity, row) : options.institutions
  const toasts = useSaveToasts(table, concerned, () => onSaved([]), options.mayUndo)
  const nameOf = useRowName(table, row && [row])
  const taken = useTakenNotice(table)
  const messages = useToasts()

  /** Others may share the row by now than when it was opened. */
  const reachedBy = ({ written }: SaveOutcome): readonly number[] => {
    const agreed = state.agreed.flatMap(({ places = [] }) => places)
    const stored = written.flatMap(({ rows }) => rows.flatMap((one) => institutionsOf(table.entity, one)))
    return [agreed, stored].find((places) => places.length > 0) ?? concerned
  }
  const tell = (outcome: SaveOutcome): void => {
    // A row that is gone, or another by now, is not what the list shows.
    if (outcome.written.length > 0 || outcome.problems.some(({ status }) => OUTDATED.includes(status)))
      onSaved(outcome.written.flatMap(({ rows }) => rows))
    if (row) toasts.changed(outcome, reachedBy(outcome))
    else toasts.added(outcome, store.lines().length, placesOf(store, concerned))
    if (isWritten(outcome)) onDone()
    else {
      const [lineId = 0] = store.lines()
      if (row) taken.tell(outcome, store.live(lineId))
      onInvalid()
    }
  }
  const { state, send, triesAgain } = useSaving(
    store,
    {
      prepare: (known) => prepareForm(gateway, { ...options, selected, nameOf }, known),
      plan: (known) => planForm(options, known),
      write: (effect) => sendChange(gateway, table.entity, effect),
      place: ({ is, left, failures }) => {
        if (!row && is === 'partial')
          for (const lineId of store.lines()) if (!left.includes(lineId)) store.removeLine(lineId)
        return failures.filter((failure) => !place(store, failure))
      },
      rebase: (theirs, mine) => {
        takeTheirs(table, store, theirs, mine)
        if (!mine) onSaved([theirs])
      },
      tell,
      leaves: isWritten,
      leftInDoubt: () => onSaved([]),
    },
    { asksOnConflict: true },
  )
  const ask = askedBy(state)
  const asked = (): AskedQuestion | undefined => {
    if (!ask?.attaches) return ask && { ...askedQuestion(t, ask), ...(ask.places && { places: ask.places }) }
    const { lineId, row: known } = ask.attaches
    const own = store.placesBy === undefined ? concerned : store.institutions(lineId)
    return { ...askedQuestion(t, ask), places: lacking(known, own) }
  }
  const answer = (yes: boolean, reach?: Reach) => {
    if (!yes && ask?.attaches && tellsRefusal(table))
      messages.show('error', t(`tables.${table.name}.toasts.notAttached`))
    return send({ is: 'answered', yes, ...(reach && { reach }) })
  }
  const theirs = state.phase === 'conflict' ? state.current : undefined
  const { waits, long } = useLong(state)
  return {
    busy: isAtWork(state),
    waits,
    long,
    sent: sentOf(state),
    failures: state.failures,
    triesAgain,
    stopped: stoppedLines(state),
    row,
    // What takes long is followed, and stopped, in the form behind it.
    question: long ? undefined : asked(),
    notice: taken.notice,
    theirs,
    joined: theirs ? institutionsOf(table.entity, theirs).filter((one) => !concerned.includes(one)) : [],
    run: () => send({ is: 'submitted' }),
    answer,
    resolve: (mine) => send({ is: 'resolved', mine }),
    stop: () => void send({ is: 'stopped' }),
    leave: () => void send({ is: 'left' }),
  }
}

const isWritten = ({ is }: SaveOutcome): boolean => is === 'saved' || is === 'nothing'

const tellsRefusal = ({ create }: AnyTable): boolean =>
  create.by === 'lines' && create.attachesKnown?.tellsRefusal === true

/** Puts a failure's problem under its field; false where that does not say all: no field, or one institution of several. */
const place = (store: FormStore, { problem, institution }: Failure): boolean =>
  'column' in problem && store.setProblems([problem]).length === 0 && institution === undefined
