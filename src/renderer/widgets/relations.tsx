import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckList } from './CheckList.tsx'
import { labelsOf, useRelated } from './useLabels.ts'
import { useOffered } from './useOffered.ts'
import type { CellProps, InputProps } from './widget.ts'

/** Names that a counted cell tells when pointed at. */
const TOLD = 20

export const Input = (props: InputProps<number[]>) => {
  const { choices } = useOffered(props)
  const rows = useMemo(() => choices.map(({ id, label }) => ({ value: id, label })), [choices])
  return (
    <CheckList
      {...props}
      choices={rows}
      onValue={(ids) => props.onValue(ids && [...ids].sort((a, b) => a - b))}
    />
  )
}

export const Cell = ({ value, column, counted, institutions }: CellProps<number[]>) => {
  const related = useRelated(column)
  const ids = value ?? []
  const names = labelsOf(related, ids.slice(0, TOLD))
  const more = ids.length > TOLD ? '…' : ''
  if (counted)
    return (
      <span className="cell-text" title={names + more}>
        <Counted words={counted} ids={ids} related={related} institutions={institutions} />
      </span>
    )
  const text = labelsOf(related, ids)
  return (
    <span className="cell-text" title={text}>
      {text}
    </span>
  )
}

interface CountedProps {
  readonly words: string
  readonly ids: readonly number[]
  readonly related: ReturnType<typeof useRelated>
  readonly institutions?: readonly number[]
}

/** All, how many, or nothing. */
const Counted = ({ words, ids, related, institutions }: CountedProps) => {
  const { t } = useTranslation()
  if (ids.length === 0) return null
  const held = new Set(ids)
  const offered = related.choices.filter(
    (one) => !institutions || !one.institutions || one.institutions.some((id) => institutions.includes(id)),
  )
  const all = offered.length > 0 && offered.every((one) => held.has(one.id))
  return all ? t(`${words}_all`) : t(words, { count: ids.length })
}
