import { createContext, type ReactNode, useContext, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { isPosition } from '#dsl/entities/facts.ts'
import { togetherLocked } from '#engine/form/locks.ts'
import type { FormScope } from '../FormScope.ts'
import { lockText, useLocks } from './useLocks.ts'

/** Of columns whose lock is explained once for several: the id of the element that does. */
const ToldTogether = createContext<ReadonlyMap<string, string>>(new Map())

/** The id of the element that explains the lock of a field, where others beside it are locked for the same reason. */
export const useToldTogether = (column: string): string | undefined => useContext(ToldTogether).get(column)

interface Props extends Pick<FormScope, 'table' | 'store'> {
  readonly lineId: number
  /** Columns of which the fields stand together. */
  readonly names: readonly string[]
  /** Only a reason that holds for all of them is said here. */
  readonly whole?: boolean
  readonly children: ReactNode
}

/** Says once, above fields that stand together, why several of them are locked; one that is alone says so itself. */
export const LockNotes = ({ table, store, lineId, names, whole = false, children }: Props) => {
  const { t, i18n } = useTranslation()
  const id = useId()
  const known = useContext(ToldTogether)
  const drawn = names.filter((name) => name !== store.status && !isPosition(table.entity, name))
  const locks = useLocks(store, lineId, drawn)
  const reasons = [...locks].flatMap(([name, lock]): [string, string][] =>
    known.has(name) ? [] : [[name, lockText(i18n, table, name, lock)]],
  )
  const groups = togetherLocked(new Map(reasons)).filter(
    ({ columns }) => !whole || columns.length === drawn.length,
  )
  const idOf = (nth: number) => `${id}-${nth}`
  const told = groups.flatMap(({ columns }, nth) => columns.map((name) => [name, idOf(nth)] as const))
  const labelOf = (name: string) => t(`tables.${table.name}.columns.${name}`)
  return (
    <ToldTogether value={groups.length > 0 ? new Map([...known, ...told]) : known}>
      {groups.map(({ reason, columns }, nth) => (
        <p key={reason} className="form-note" id={idOf(nth)}>
          {columns.length === drawn.length
            ? reason
            : t('form.locks.of', { columns: columns.map(labelOf), reason })}
        </p>
      ))}
      {children}
    </ToldTogether>
  )
}
