import { useTranslation } from 'react-i18next'
import type { Problem } from '#protocol/problem.ts'
import { controlId, type FormScope, useLineId } from '../FormScope.ts'
import { useEmptyIn } from '../useEmptyIn.ts'
import { ErrorText } from './ErrorText.tsx'
import { useLock } from './FieldLock.tsx'
import { useToldTogether } from './LockNotes.tsx'
import { useProblemText } from './problemText.ts'
import { useProblem } from './useField.ts'
import { lockText } from './useLocks.ts'

interface Props extends FormScope {
  readonly column: string
  /** Rows differ in it: that is said in place of the column's own hint. */
  readonly differs: boolean
}

/** The line under a control: what is wrong, else why it is locked, else the hint. Its height is kept, so that nothing jumps under a click. */
export const FieldNote = ({ store, table, column, differs }: Props) => {
  const { t, i18n } = useTranslation()
  const lineId = useLineId()
  const problem = useProblem(store, lineId, column)
  const emptyIn = useEmptyIn(store, lineId, column)
  const lock = useLock()
  const together = useToldTogether(column)
  const own = `tables.${table.name}.hints.${column}`
  const reason = lock && !together ? lockText(i18n, table, column, lock) : undefined
  const stays = table.entity.columns[column]?.kind.counted ? 'form.noneIn' : 'form.emptyIn'
  const empty = emptyIn.length > 0 ? t(stays, { places: emptyIn }) : undefined
  const said =
    (differs ? t('list.differs') : empty) ?? (lock ? reason : i18n.exists(own) ? t(own) : undefined)
  const accept = (proposal: string) => {
    store.setDraft(lineId, column, proposal)
    store.commit(lineId, column)
    document.getElementById(controlId(lineId, column))?.focus()
  }
  return (
    <div className="field-note" id={`${controlId(lineId, column)}-note`} aria-live="polite">
      {problem && <FieldError problem={problem} table={table.name} column={column} onAccept={accept} />}
      {!problem && said && <span className="field-hint">{said}</span>}
    </div>
  )
}

interface ErrorProps {
  readonly problem: Problem
  readonly table: string
  readonly column: string
  onAccept(proposal: string): void
}

/** What is wrong. Where the program guesses what was meant, the question itself accepts the guess. */
const FieldError = ({ problem, table, column, onAccept }: ErrorProps) => {
  const text = useProblemText()(problem, { table, column })
  const proposal = problem.params?.proposal
  return (
    <ErrorText code={problem.code}>
      {proposal === undefined ? (
        <span>{text}</span>
      ) : (
        <button type="button" data-action="accept" onClick={() => onAccept(String(proposal))}>
          {text}
        </button>
      )}
    </ErrorText>
  )
}
