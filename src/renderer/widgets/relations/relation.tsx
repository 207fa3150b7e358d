import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Begun, Searched } from '../../parts/choosing.ts'
import { isMany, searchOf } from '../choices/many.ts'
import { NativeSelect } from '../choices/NativeSelect.tsx'
import { OneOfMany } from '../choices/OneOfMany.tsx'
import { useTerm } from '../choices/useTerm.ts'
import type { CellProps, InputProps } from '../widget.ts'
import { ChoicesFailed } from './ChoicesFailed.tsx'
import { AskedRows, ToldRow } from './RelatedRows.tsx'
import { useOffered } from './useOffered.ts'

export const Input = (props: InputProps<number>) => {
  const [term, settled, setTerm] = useTerm()
  const offers = useOffered(props, settled)
  return (
    <>
      <Control {...props} offers={offers} searched={searchOf(offers, term, settled, setTerm)} />
      <ChoicesFailed state={offers.state} column={props.column} />
    </>
  )
}

interface ControlProps extends InputProps<number> {
  readonly offers: ReturnType<typeof useOffered>
  readonly searched: Searched | undefined
}

/** The platform's own list; of more rows than are seen at a glance, one that is searched. */
const Control = ({ offers, searched, ...props }: ControlProps) => {
  const { t } = useTranslation()
  const { state, choices, held, matching } = offers
  const offered = useMemo(
    () => choices.map(({ id, label, words }) => ({ value: id, label, words })),
    [choices],
  )
  const begun = useRef<Begun>(undefined)
  const { value } = props
  if (matching !== undefined || isMany(offered))
    return (
      <OneOfMany
        {...props}
        begun={begun}
        choices={offered}
        chosen={
          value === null ? '' : ([...held, ...choices].find(({ id }) => id === value)?.label ?? `#${value}`)
        }
        searched={searched}
      />
    )
  const prompt = { loading: t('form.loading'), failed: t('form.choicesFailed'), ready: undefined }[state]
  return (
    <NativeSelect
      {...props}
      begun={begun}
      prompt={prompt}
      choices={[...choices, ...held].map((choice) => ({ value: choice.id, label: choice.label }))}
    />
  )
}

export const chosen = true

export const cell = ({ value, column, related }: CellProps<number>) => {
  if (value === null) return null
  return related ? (
    <ToldRow column={column} id={value} related={related} />
  ) : (
    <AskedRows column={column} ids={[value]} />
  )
}
