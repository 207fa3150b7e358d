import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { foldTerm } from '#engine/search.ts'
import { CheckRow } from './CheckRow.tsx'
import type { InputProps } from './widget.ts'

interface Props<V> extends InputProps<V[]> {
  readonly choices: readonly { readonly value: V; readonly label: string }[]
  /** Where the choices are found elsewhere, by what is typed: how many more there are. */
  readonly searched?: {
    readonly term: string
    readonly busy: boolean
    readonly more: number
    onTerm(term: string): void
  }
}

/** Choices from which on a search is offered, and most that are drawn at once. */
const MANY = 8
const DRAWN = 300

/** Boxes to tick, with a search, all those shown at once, and how many are ticked. One stop for Tab; arrows move within. */
export const CheckList = <V extends string | number>(props: Props<V>) => {
  const { id, name, choices, searched, disabled, readOnly, invalid, labelledBy, describedBy, value } = props
  const { t } = useTranslation()
  const [term, setTerm] = useState('')
  const [current, setCurrent] = useState<V>()
  const sought = useDeferredValue(searched ? '' : foldTerm(term))
  const countId = useId()
  const body = useRef<HTMLDivElement>(null)
  const ticked = useMemo(() => new Set(value ?? []), [value])
  const folded = useMemo(() => choices.map(({ label }) => foldTerm(label)), [choices])
  const found = useMemo(
    () => (sought ? choices.filter((_, i) => folded[i]?.includes(sought)) : choices),
    [choices, folded, sought],
  )
  const shown = found.length > DRAWN ? found.slice(0, DRAWN) : found
  const allShown = shown.length > 0 && shown.every((choice) => ticked.has(choice.value))
  const stop = shown.some((choice) => choice.value === current) ? current : shown[0]?.value
  const locked = disabled || readOnly

  const put = (values: readonly V[], on: boolean) => {
    const next = new Set(ticked)
    for (const one of values) on ? next.add(one) : next.delete(one)
    // In the order of the list, so that ticking and unticking gives back the same value; what it does not offer stays.
    const known = choices.map((choice) => choice.value).filter((one) => next.delete(one))
    props.onValue([...known, ...next])
  }
  const latest = useRef(put)
  useEffect(() => {
    latest.current = put
  })
  const onTick = useRef((one: V, on: boolean) => latest.current([one], on)).current
  const move = (event: KeyboardEvent) => {
    const boxes = [...(body.current?.querySelectorAll('input') ?? [])]
    const at = boxes.findIndex((box) => box.matches(':focus'))
    const to = { ArrowDown: at + 1, ArrowUp: Math.max(at - 1, 0), Home: 0, End: boxes.length - 1 }[event.key]
    if (to === undefined || (at < 0 && event.key !== 'ArrowDown')) return
    event.preventDefault()
    boxes[to]?.focus()
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
        {(searched !== undefined || choices.length > MANY) && (
          <input
            type="text"
            className="control"
            aria-label={t('form.filter')}
            placeholder={t('form.filter')}
            onInput={({ currentTarget }) => (searched?.onTerm ?? setTerm)(currentTarget.value)}
            onKeyDown={(event) => (event.key === 'Enter' ? event.preventDefault() : move(event))}
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the boxes within */}
      <div className="check-list-body" ref={body} onKeyDown={move}>
        {shown.map((choice) => (
          <CheckRow<V>
            key={choice.value}
            name={name}
            value={choice.value}
            label={choice.label}
            checked={ticked.has(choice.value)}
            disabled={locked}
            stop={choice.value === stop}
            onTick={onTick}
            onFocus={setCurrent}
          />
        ))}
        {shown.length === 0 && (
          <p className="field-hint">{t(searched?.busy ? 'form.loading' : 'form.nothingShown')}</p>
        )}
      </div>
      {searched !== undefined && searched.more > 0 && (
        <p className="check-list-more" role="status">
          {t('form.narrow', { count: searched.more })}
        </p>
      )}
      {shown.length < found.length && (
        <p className="check-list-more">{t('form.refine', { shown: shown.length, total: found.length })}</p>
      )}
    </div>
  )
}
