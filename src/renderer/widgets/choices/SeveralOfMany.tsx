import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ComboboxStandIn } from '../../parts/ComboboxStandIn.tsx'
import type { Begun, Option, Searched } from '../../parts/choosing.ts'
import { Combobox } from '../../parts/index.ts'
import type { ChoiceInputProps } from '../widget.ts'
import { Tags } from './Tags.tsx'

interface Props extends ChoiceInputProps<number[]> {
  readonly choices: readonly Option<number>[]
  /** Chosen ones that are not among the choices. */
  readonly apart: readonly Option<number>[]
  readonly searched?: Searched | undefined
}

const NONE: readonly number[] = []

/** Several of many choices, found by typing; those chosen stand below as tags. */
export const SeveralOfMany = (props: Props) => {
  const { id, labelledBy, choices, apart, searched, onValue } = props
  const { t, i18n } = useTranslation()
  const begun = useRef<Begun>(undefined)
  const values: readonly number[] = props.value ?? NONE
  const locked = props.disabled || props.readOnly
  const labels = useMemo(
    () => new Map([...apart, ...choices].map(({ value, label }) => [value, label])),
    [apart, choices],
  )
  const tags = useMemo(
    () =>
      values
        .map((value) => ({ value, label: labels.get(value) ?? `#${value}` }))
        .sort((a, b) => a.label.localeCompare(b.label, i18n.language, { numeric: true })),
    [values, labels, i18n.language],
  )
  const { name, disabled, invalid, required } = props
  const counted = t('choices.chosen', { count: values.length })
  const described = [!locked && `${id}-count`, props.describedBy].filter(Boolean).join(' ')
  const control = {
    id,
    name,
    disabled,
    invalid,
    required,
    labelledBy,
    describedBy: described,
    text: locked ? counted : '',
    begun,
  }
  const offersAll = searched === undefined && choices.some(({ value }) => !values.includes(value))
  const put = (next: readonly number[]) => onValue([...next])
  /** A screen reader hears « All », or « None », and then the label of the field. */
  const named = (what: string) => ({ id: `${id}-${what}`, 'aria-labelledby': `${id}-${what} ${labelledBy}` })
  const toControl = () => document.getElementById(id)?.focus()
  return (
    <div className="several">
      {locked ? (
        <ComboboxStandIn {...control} locked />
      ) : (
        <Combobox
          {...control}
          choices={choices}
          values={values}
          multiple
          clearable={false}
          searched={searched}
          onValues={(next) => put(next.filter((one) => typeof one === 'number'))}
        />
      )}
      {!locked && (
        <div className="several-head">
          <span id={`${id}-count`} className="check-list-count" aria-live="polite">
            {counted}
          </span>
          {offersAll && (
            <button
              {...named('all')}
              type="button"
              className="button button--quiet"
              onClick={() => put([...new Set([...values, ...choices.map(({ value }) => value)])])}
            >
              {t('choices.all', { count: choices.length })}
            </button>
          )}
          {values.length > 1 && (
            <button
              {...named('none')}
              type="button"
              className="button button--quiet"
              onClick={() => {
                // What one may not see stays.
                put(values.filter((value) => !labels.has(value)))
                toControl()
              }}
            >
              {t('choices.none')}
            </button>
          )}
        </div>
      )}
      {tags.length > 0 && (
        <Tags
          labelledBy={labelledBy}
          tags={tags}
          locked={locked}
          onRemove={(gone) => {
            put(values.filter((value) => value !== gone))
            toControl()
          }}
        />
      )}
    </div>
  )
}
