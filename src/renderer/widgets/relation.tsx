import { useTranslation } from 'react-i18next'
import { NativeSelect } from './NativeSelect.tsx'
import { AskedRows, ToldRows } from './RelatedRows.tsx'
import { SearchSelect } from './SearchSelect.tsx'
import { useOffered } from './useOffered.ts'
import { useTerm } from './useTerm.ts'
import type { CellProps, InputProps } from './widget.ts'

/** The platform's own list; of rows too many for it, one that is searched. */
export const Input = (props: InputProps<number>) => {
  const { t } = useTranslation()
  const [term, settled, setTerm] = useTerm()
  const { state, choices, held, matching } = useOffered(props, settled)
  const prompt = { loading: t('form.loading'), failed: t('form.choicesFailed'), ready: undefined }[state]
  if (matching !== undefined)
    return (
      <SearchSelect
        {...props}
        choices={choices}
        chosen={[...held, ...choices].find(({ id }) => id === props.value)?.label}
        matching={matching}
        busy={state === 'loading' || term !== settled}
        failed={state === 'failed'}
        term={term}
        onTerm={setTerm}
      />
    )
  return (
    <NativeSelect
      {...props}
      prompt={prompt}
      choices={[...choices, ...held].map((choice) => ({ value: choice.id, label: choice.label }))}
    />
  )
}

export const chosen = true

export const Cell = ({ value, column, related }: CellProps<number>) => {
  if (value === null) return null
  return related ? (
    <ToldRows column={column} ids={[value]} related={related} />
  ) : (
    <AskedRows column={column} ids={[value]} />
  )
}
