import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormStore } from '#engine/form/formStore.ts'
import { isSessionOver } from '#engine/save/failures.ts'
import type { Failure } from '#engine/save/state.ts'
import { UNANSWERED } from '#engine/save/write.ts'
import { useProblemText } from '../form/field/problemText.ts'
import { useLines } from '../form/field/useField.ts'
import { useUsers } from '../names/useUsers.ts'
import { institutionName, useRenderer } from '../RendererContext.ts'

interface Props {
  /** Of the form: it may have sentences of its own. */
  readonly table: string
  readonly store: FormStore
  readonly failures: readonly Failure[]
  /** What got no answer is tried again by itself: nothing else is in the way. */
  readonly triesAgain: boolean
  /** What else there is to say of one, and of all. */
  more?(failure: Failure): ReactNode
  readonly children?: ReactNode
}

/** A row of several institutions, that cannot point at the old row and at the copy of some of them. */
const isInUse = ({ problem }: Failure): boolean =>
  problem.reason === 'inUse' && problem.params?.by !== undefined

/** What was not written, line by line and institution by institution, above the fields that are kept. */
export const Failures = ({ table, store, failures: all, triesAgain, more, children }: Props) => {
  const { t } = useTranslation()
  const { institutions } = useRenderer()
  const textOf = useProblemText()
  const wordsOf = useUsers()
  const lines = useLines(store)
  const nameOf = (id: number) => institutionName(institutions, id)
  const placeOf = ({ lineId, institution }: Failure): string => {
    const number = lines.indexOf(lineId ?? 0) + 1
    return [number > 0 && lines.length > 1 && t('form.line', { number }), institution && nameOf(institution)]
      .filter(Boolean)
      .join(', ')
  }
  const fieldOf = ({ problem }: Failure) =>
    'column' in problem ? { table, column: problem.column } : undefined
  const wordsFor = (failure: Failure) => {
    return isInUse(failure)
      ? t('reach.inUse', { users: wordsOf(failure.problem) })
      : textOf(failure.problem, fieldOf(failure), triesAgain)
  }
  const failures = all.filter((one) => !isSessionOver(one))
  if (failures.length === 0) return null
  // A row that is made of several records has one of each: the same is told once.
  const told = new Map(
    failures.map((failure): [string, Failure] => [`${placeOf(failure)} ${wordsFor(failure)}`, failure]),
  )
  const isUnheard = failures.every(({ problem }) => UNANSWERED.includes(problem.code))
  const notSaved = failures.some(placeOf) ? 'form.notSaved' : 'form.saveFailed'
  return (
    <div className="failures" role="alert" tabIndex={-1}>
      <p>{t(isUnheard ? 'form.unheard' : notSaved)}</p>
      <ul>
        {[...told].map(([words, failure]) => (
          <li key={words} data-error-code={failure.problem.code}>
            {placeOf(failure) && <strong>{t('form.place', { place: placeOf(failure) })} </strong>}
            {wordsFor(failure)}
            {more?.(failure)}
          </li>
        ))}
      </ul>
      {children}
    </div>
  )
}
