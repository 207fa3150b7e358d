import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { told } from '../../parts/tips/told.ts'
import { type Choice, useRenderer } from '../../RendererContext.ts'
import { CheckboxGroup } from '../choices/CheckboxGroup.tsx'
import { isMany } from '../choices/many.ts'
import { SeveralOfMany } from '../choices/SeveralOfMany.tsx'
import type { CellProps, InputProps } from '../widget.ts'
import { OfferedInput, type OfferedProps } from './OfferedInput.tsx'
import { AskedRows } from './RelatedRows.tsx'
import { relatedLabel } from './relatedLabel.ts'

/** Names that a counted cell tells when pointed at. */
const TOLD = 20

/** What is said where no choice is known, nor that there is none. */
const NONE = { loading: 'form.loading', failed: 'form.choicesFailed', ready: undefined }

const optionsOf = (rows: readonly Choice[]) =>
  rows.map(({ id, label, words }) => ({ value: id, label, words }))

/** Boxes to tick; of more rows than are seen at a glance, a search, and tags of those chosen. */
const Control = ({ offers, searched, ...props }: OfferedProps<number[]>) => {
  const { t } = useTranslation()
  const { state, choices, held, matching, waits } = offers
  const offered = useMemo(() => optionsOf(choices), [choices])
  const apart = useMemo(() => optionsOf(held), [held])
  const onValue = (ids: readonly number[] | null) => props.onValue(ids && [...ids].sort((a, b) => a - b))
  if (matching === undefined && !isMany(offered))
    return (
      <CheckboxGroup
        {...props}
        choices={[...offered, ...apart]}
        none={t(NONE[state] ?? (waits ? 'form.choicesWait' : 'form.noChoices'))}
        onValue={onValue}
      />
    )
  return <SeveralOfMany {...props} choices={offered} apart={apart} searched={searched} onValue={onValue} />
}

export const Input = (props: InputProps<number[]>) => <OfferedInput {...props} control={Control} />

export const chosen = true

export const cell = (props: CellProps<number[]>) => {
  const { value, column, counted } = props
  const ids = value ?? []
  if (counted) return <Counted {...props} ids={ids} words={counted} />
  // A page tells the first of them alone.
  return ids.length === 0 ? null : <AskedRows column={column} ids={ids} />
}

interface CountedProps extends Pick<CellProps<number[]>, 'column' | 'complete' | 'related'> {
  readonly words: string
  readonly ids: readonly number[]
}

/** All, how many, or none; the first names to who points at it. */
const Counted = ({ words, ids, column, complete, related }: CountedProps) => {
  const { t } = useTranslation()
  const { nameOf } = useRenderer()
  if (ids.length === 0) return <span className="cell-text">{t(`${words}_none`)}</span>
  const names = ids
    .slice(0, TOLD)
    .map((id) => relatedLabel({ t, nameOf }, column, related, id) ?? `#${id}`)
    .join(', ')
  return (
    <span className="cell-text" {...(related && told(names + (ids.length > TOLD ? '…' : '')))}>
      {complete ? t(`${words}_all`) : t(words, { count: ids.length })}
    </span>
  )
}
