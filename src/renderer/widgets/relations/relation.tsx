import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Begun } from '../../parts/choosing.ts'
import { isMany } from '../choices/many.ts'
import { NativeSelect } from '../choices/NativeSelect.tsx'
import { OneOfMany } from '../choices/OneOfMany.tsx'
import type { CellProps, InputProps } from '../widget.ts'
import { OfferedInput, type OfferedProps } from './OfferedInput.tsx'
import { AskedRows, ToldRow } from './RelatedRows.tsx'

/** The platform's own list; of more rows than are seen at a glance, one that is searched. */
const Control = ({ offers, searched, ...props }: OfferedProps<number>) => {
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

export const Input = (props: InputProps<number>) => <OfferedInput {...props} control={Control} />

export const chosen = true

export const cell = ({ value, column, related }: CellProps<number>) => {
  if (value === null) return null
  return related ? (
    <ToldRow column={column} id={value} related={related} />
  ) : (
    <AskedRows column={column} ids={[value]} />
  )
}
