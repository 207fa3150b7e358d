import { type Query, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import type { AnyColumn } from '#dsl/columns/column.ts'
import { focusFirst } from '../../form/focus.ts'
import { FailureLine } from '../../list/messages/FailureLine.tsx'
import { rowsKey } from '../../list/state/useRows.ts'
import type { Choices } from '../../RendererContext.ts'

interface Props {
  readonly state: Choices['state']
  readonly column: AnyColumn
}

/** Below a control whose rows could not be read: why, and another try. It stays, with the focus, until they are there. */
export const ChoicesFailed = ({ state, column }: Props) => {
  const [failed, setFailed] = useState(false)
  const fails = state === 'failed' || (failed && state === 'loading')
  if (fails !== failed) setFailed(fails)
  return fails && <AnotherTry entity={column.facts.entity ?? ''} />
}

const AnotherTry = ({ entity }: { readonly entity: string }) => {
  const queries = useQueryClient()
  const line = useRef<HTMLDivElement>(null)
  const failed = {
    queryKey: rowsKey(entity),
    type: 'active',
    predicate: ({ state }: Query) => state.status === 'error',
  } as const
  const [error, setError] = useState<Error>()
  const latest = queries.getQueryCache().findAll(failed)[0]?.state.error
  // What is being asked again has no error: the former is read meanwhile.
  if (latest && latest !== error) setError(latest)
  // The button goes as soon as there are choices: whoever pressed it goes on among these.
  useLayoutEffect(() => {
    const own = line.current
    const control = own?.parentElement ?? null
    return () => {
      if (own?.contains(document.activeElement)) queueMicrotask(() => focusFirst(control))
    }
  }, [])
  return (
    <div ref={line} className="choices-failed">
      <FailureLine error={error} onRetry={() => queries.refetchQueries(failed)} />
    </div>
  )
}
