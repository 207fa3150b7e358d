import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Filled, fillLines } from '#engine/paste/fillLines.ts'
import { pastedRows } from '#engine/paste/pastedRows.ts'
import { filledColumns, planPaste } from '#engine/paste/planPaste.ts'
import { readPasted } from '#engine/paste/readPasted.ts'
import { isRepeatedBy, remainingLines } from '#engine/paste/remainingLines.ts'
import { asOneStep, type Step } from '#engine/paste/takeBack.ts'
import { type Choice, useRenderer } from '../../RendererContext.ts'
import { controlId, type FormScope } from '../FormScope.ts'
import { chosenReaders, isChoiceOf } from './chosenReaders.ts'
import { PasteReport } from './PasteReport.tsx'
import { targetOf } from './targetOf.ts'
import { useHeadings } from './useHeadings.ts'
import type { Pasted } from './usePaste.ts'
import { countRows, keepWaiting, type WaitingRows, waitingIn } from './waitingRows.ts'

interface Props extends FormScope {
  readonly pasted: Pasted
  onClose(): void
}

interface Outcome {
  readonly filled: Filled
  readonly step: Step
  /** What waited before, of earlier pastes, and how many rows that is. */
  readonly before: readonly WaitingRows[]
  readonly waiting: number
}

/** Lays pasted cells into the lines, says what became of them, and takes them back. One for each paste. */
export const PastedBlock = ({ table, store, pasted, follows = false, onImport, onClose }: Props) => {
  const { t } = useTranslation()
  const { selected } = useRenderer()
  const [lines] = useState(() => (typeof pasted.block === 'string' ? readPasted(pasted.block) : pasted.block))
  const headings = useHeadings(table, lines[0]?.cells)
  const plan = useMemo(
    () => headings && planPaste(lines, targetOf(store, pasted.column, headings, isChoiceOf(t, store))),
    [lines, headings, store, pasted.column, t],
  )
  const filled = plan ? filledColumns(plan) : []
  const related = filled.filter((name) => table.entity.columns[name]?.facts.entity)
  const [known, setKnown] = useState<ReadonlyMap<string, readonly Choice[] | 'failed'>>(new Map())
  const know = useCallback(
    (column: string, rows: readonly Choice[] | 'failed') =>
      setKnown((others) => (others.has(column) ? others : new Map(others).set(column, rows))),
    [],
  )
  const [outcome, setOutcome] = useState<Outcome>()
  const [isUndone, setUndone] = useState(false)
  const begun = useRef(false)
  const isReady = plan !== undefined && related.every((name) => known.has(name))
  useEffect(() => {
    if (!isReady || begun.current) return
    begun.current = true
    const rows = new Map([...known].map(([name, one]) => [name, one === 'failed' ? [] : one]))
    const chosen = chosenReaders(t, store, filled, rows)
    const told: { filled?: Filled } = {}
    const step = withoutFocus(() =>
      asOneStep(store, () => {
        told.filled = fillLines(store, plan, pasted.lineId, chosen)
      }),
    )
    if (!told.filled) return
    const before = waitingIn(store)
    const rest = follows ? remainingLines(plan, told.filled.filled) : []
    const isOverAll =
      store.lines().indexOf(pasted.lineId) === 0 && told.filled.filled === store.lines().length
    const kept = before.filter((one) => !(isOverAll && isRepeatedBy(rest, one)))
    keepWaiting(store, [rest, ...kept])
    setOutcome({ filled: told.filled, step, before, waiting: countRows(kept) })
  })

  const backToField = () => document.getElementById(controlId(pasted.lineId, pasted.column))?.focus()
  const undo = () => {
    withoutFocus(() => outcome?.step.takeBack())
    keepWaiting(store, outcome?.before ?? [])
    setUndone(true)
    backToField()
  }
  const format = table.list.csv
  const toImport = () => {
    if (!format || !plan) return
    outcome?.step.takeBack()
    keepWaiting(store, outcome?.before ?? [])
    onImport?.(pastedRows(plan, format, store.columns()))
  }
  return (
    <>
      {related.map((name) => (
        <RelatedRows
          key={name}
          column={name}
          entity={table.entity.columns[name]?.facts.entity ?? ''}
          institutions={[...new Set([...selected, ...store.lines().flatMap(store.institutions)])]}
          onKnown={know}
        />
      ))}
      <PasteReport
        table={table}
        most={store.maxLines}
        follows={follows}
        filled={outcome?.filled}
        failed={related.filter((name) => known.get(name) === 'failed')}
        waiting={outcome?.waiting ?? 0}
        isUndone={isUndone}
        isLatest={() => outcome?.step.isLatest() ?? false}
        onUndo={undo}
        onImport={format && onImport ? toImport : undefined}
        onClose={() => {
          onClose()
          backToField()
        }}
      />
    </>
  )
}

/** A control that is being typed in follows nobody else: it is left first, which reads it, and entered again. */
const withoutFocus = <T,>(work: () => T): T => {
  const active = document.activeElement
  if (!(active instanceof HTMLElement)) return work()
  active.blur()
  const done = work()
  active.focus()
  return done
}

interface RelatedProps {
  readonly column: string
  readonly entity: string
  readonly institutions: readonly number[]
  onKnown(column: string, rows: readonly Choice[] | 'failed'): void
}

/** Asks for the rows that a column may point at. Draws nothing. */
const RelatedRows = ({ column, entity, institutions, onKnown }: RelatedProps) => {
  const { state, choices } = useRenderer().useChoices(entity, { institutions, whole: true })
  useEffect(() => {
    if (state !== 'loading') onKnown(column, state === 'ready' ? choices : 'failed')
  }, [column, state, choices, onKnown])
  return null
}
