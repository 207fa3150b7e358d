import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { InputProps } from './widget.ts'

interface Props<V> extends InputProps<V[]> {
  readonly choices: readonly { readonly value: V; readonly label: string }[]
}

const MANY = 8
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\s]/g, '')
    .toLowerCase()

/** Boxes to tick, with a search, all those shown at once, and how many are ticked. */
export const CheckList = <V extends string | number>(props: Props<V>) => {
  const { id, name, choices, disabled, readOnly, invalid, labelledBy, describedBy, onValue } = props
  const { t } = useTranslation()
  const [term, setTerm] = useState('')
  const countId = useId()
  const ticked = new Set(props.value ?? [])
  const shown = choices.filter((choice) => fold(choice.label).includes(fold(term)))
  const allShown = shown.length > 0 && shown.every((choice) => ticked.has(choice.value))
  const locked = disabled || readOnly

  const put = (values: readonly V[], on: boolean) => {
    const next = new Set(ticked)
    for (const value of values) on ? next.add(value) : next.delete(value)
    // In the order of the list, so that ticking and unticking gives back the same value.
    onValue(choices.map((choice) => choice.value).filter((value) => next.has(value)))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the field's own label names the group
    <div
      id={id}
      className="check-list"
      role="group"
      aria-labelledby={labelledBy}
      aria-describedby={[countId, describedBy].filter(Boolean).join(' ')}
      data-invalid={invalid || undefined}
    >
      <div className="check-list-head">
        {choices.length > MANY && (
          <input
            type="text"
            className="control"
            aria-label={t('form.filter')}
            placeholder={t('form.filter')}
            onInput={(event) => setTerm(event.currentTarget.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        )}
        <button
          type="button"
          className="button button--quiet"
          disabled={locked || shown.length === 0}
          onClick={() =>
            put(
              shown.map((choice) => choice.value),
              !allShown,
            )
          }
        >
          {t(allShown ? 'form.unselectShown' : 'form.selectShown')}
        </button>
        <span id={countId} className="check-list-count" aria-live="polite">
          {t('form.ticked', { count: ticked.size })}
        </span>
      </div>
      <div className="check-list-body">
        {shown.map((choice) => (
          <label key={choice.value}>
            <input
              type="checkbox"
              name={name}
              value={choice.value}
              checked={ticked.has(choice.value)}
              disabled={locked}
              onChange={(event) => put([choice.value], event.currentTarget.checked)}
            />
            {choice.label}
          </label>
        ))}
        {shown.length === 0 && <p className="field-hint">{t('form.nothingShown')}</p>}
      </div>
    </div>
  )
}
