import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useRenderer } from '../RendererContext.ts'
import { CheckList } from './CheckList.tsx'
import { AskedRows, ToldRows } from './RelatedRows.tsx'
import { relatedLabel } from './relatedLabel.ts'
import { useOffered } from './useOffered.ts'
import { useTerm } from './useTerm.ts'
import type { CellProps, InputProps } from './widget.ts'

/** Names that a counted cell tells when pointed at. */
const TOLD = 20

/** Boxes to tick: of rows too many to be offered at once, those chosen and those found. */
export const Input = (props: InputProps<number[]>) => {
  const [term, settled, setTerm] = useTerm()
  const { choices, held, matching, state } = useOffered(props, settled)
  const rows = useMemo(() => {
    const shown = matching === undefined ? [...choices, ...held] : settled ? choices : [...held, ...choices]
    return shown.map(({ id, label }) => ({ value: id, label }))
  }, [choices, held, matching, settled])
  const searched = matching !== undefined && {
    term,
    onTerm: setTerm,
    busy: state === 'loading' || term !== settled,
    more: matching - choices.length,
  }
  return (
    <CheckList
      {...props}
      choices={rows}
      {...(searched && { searched })}
      onValue={(ids) => props.onValue(ids && [...ids].sort((a, b) => a - b))}
    />
  )
}

export const chosen = true

export const Cell = (props: CellProps<number[]>) => {
  const { value, column, counted, related } = props
  const ids = value ?? []
  if (counted) return <Counted {...props} ids={ids} words={counted} />
  if (ids.length === 0) return null
  return related ? (
    <ToldRows column={column} ids={ids} related={related} />
  ) : (
    <AskedRows column={column} ids={ids} />
  )
}

interface CountedProps extends Pick<CellProps<number[]>, 'column' | 'complete' | 'related'> {
  readonly words: string
  readonly ids: readonly number[]
}

/** All, how many, or nothing; the first names to who points at it. */
const Counted = ({ words, ids, column, complete, related }: CountedProps) => {
  const { t } = useTranslation()
  const { nameOf } = useRenderer()
  if (ids.length === 0) return <span className="cell-text" />
  const told = ids
    .slice(0, TOLD)
    .map((id) => relatedLabel({ t, nameOf }, column, related, id) ?? `#${id}`)
    .join(', ')
  return (
    <span className="cell-text" title={related && told + (ids.length > TOLD ? '…' : '')}>
      {complete ? t(`${words}_all`) : t(words, { count: ids.length })}
    </span>
  )
}
