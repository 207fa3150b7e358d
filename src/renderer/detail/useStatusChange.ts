import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Confirmation } from '#dsl/tables/confirmation.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { SaveOutcome } from '#engine/save/outcome.ts'
import type { WireRow } from '#protocol/row.ts'
import { writeFailureText } from '../failureText.ts'
import { problemOf } from '../gateway.ts'
import { institutionNames, useRenderer } from '../RendererContext.ts'
import { sendChange } from '../save/sendChange.ts'
import { useSaving } from '../save/useSaving.ts'
import { useToasts } from '../toast/ToastsContext.ts'
import { type LikeRows, likeRowsOf } from './likeRows.ts'

interface Asked {
  readonly value: boolean
  readonly ask: Confirmation
  readonly like: LikeRows | undefined
}

interface Agreed {
  readonly value: boolean
  readonly places: readonly number[]
}

interface StatusChange {
  readonly table: AnyTable
  readonly row: WireRow
  /** The column that comes to hold yes or no. */
  readonly column: string
  /** The row has changed, and is another one by now. */
  onDone(): void
  /** It could not be: it may be another one than is shown. */
  onFailed(): void
}

/** The status of a row changes at once, by a question of its own. Source: specification §4, licence status. */
export const useStatusChange = ({ table, row, column, onDone, onFailed }: StatusChange) => {
  const { t } = useTranslation()
  const { gateway, institutions } = useRenderer()
  const toasts = useToasts()
  const [asked, setAsked] = useState<Asked>()
  const [looking, setLooking] = useState(false)
  // The question closes with the first answer, or where none comes: another try is of what was agreed to then.
  const agreed = useRef<Agreed>(undefined)
  const becoming = table.confirm.becomes?.[column]

  const fault = (code?: number) => toasts.show('error', writeFailureText(t, code))

  const tell = (outcome: SaveOutcome): void => {
    const { is, problems, written } = outcome
    const [problem] = problems
    setAsked(undefined)
    if (is !== 'saved') {
      fault(problem?.code)
      onFailed()
      return
    }
    const only = written.flatMap((one) => (one.only && one.only !== 'all' ? one.only : []))
    const places = institutionNames(institutions, only)
    // What somebody loses is told in red, though all went well. Source: specification §4.
    const value = agreed.current?.value
    toasts.show(value ? 'success' : 'error', t(`tables.${table.name}.toasts.${column}.${value}`), { places })
    onDone()
  }
  const { send } = useSaving(undefined, {
    plan: () => {
      if (!agreed.current) return []
      const { value, places } = agreed.current
      const change = { do: 'update', row, patch: { [column]: value }, institutions: places } as const
      return [{ name: 'row', lines: [], change }]
    },
    write: (effect) => sendChange(gateway, table.entity, effect),
    tell,
  })
  return {
    asked,
    looking,
    /** What is to be asked depends on what is there. */
    choose: async (value: boolean) => {
      const ask = becoming?.[`${value}`]
      if (!ask || looking) return
      setLooking(true)
      try {
        const like = ask.throughout && (await likeRowsOf(gateway, table, row, column, ask.throughout))
        setAsked({ value, ask, like })
      } catch (thrown) {
        fault(problemOf(thrown).code)
      } finally {
        setLooking(false)
      }
    },
    confirm: (places: readonly number[]) => {
      if (asked) agreed.current = { value: asked.value, places }
      return send({ is: 'submitted' })
    },
    cancel: () => setAsked(undefined),
  }
}
