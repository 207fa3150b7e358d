import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSteady } from '../../useSteady.ts'
import type { ChoiceInputProps } from '../widget.ts'
import { type Boxed, Checkbox } from './Checkbox.tsx'

interface Props<V> extends ChoiceInputProps<V[]> {
  readonly choices: readonly Boxed<V>[]
  /** Those of the choices that are shown; all of them where it is not said. */
  readonly shown?: readonly Boxed<V>[]
  /** Most of them that have a box on screen; all are ticked at once nevertheless. */
  readonly drawn?: number
  /** What narrows the list stands above it, and what it leaves out below. */
  readonly search?: ReactNode
  readonly rest?: ReactNode
  /** Said where nothing is offered at all. */
  readonly none?: string
}

/** Boxes to tick, with all those shown at once, and how many are ticked. One stop for Tab; arrows move within. */
export const CheckboxGroup = <V extends string | number>(props: Props<V>) => {
  const {
    id,
    name,
    choices,
    shown = choices,
    drawn = shown.length,
    disabled,
    readOnly,
    invalid,
    labelledBy,
    describedBy,
    value,
  } = props
  const { t } = useTranslation()
  const [current, setCurrent] = useState<V>()
  const countId = useId()
  const body = useRef<HTMLDivElement>(null)
  const ticked = useMemo(() => new Set(value ?? []), [value])
  const allShown = shown.length > 0 && shown.every((choice) => ticked.has(choice.value))
  const boxed = drawn < shown.length ? shown.slice(0, drawn) : shown
  const stop = boxed.some((choice) => choice.value === current) ? current : boxed[0]?.value
  const locked = disabled || readOnly

  const put = (values: readonly V[], on: boolean) => {
    const next = new Set(ticked)
    for (const one of values) on ? next.add(one) : next.delete(one)
    // In the order of the list, so that ticking and unticking gives back the same value; what it does not offer stays.
    const known = choices.map((choice) => choice.value).filter((one) => next.delete(one))
    props.onValue([...known, ...next])
  }
  const onTick = useSteady((one: V, on: boolean) => put([one], on))
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
      aria-describedby={[props.required && `${countId}-required`, countId, describedBy]
        .filter(Boolean)
        .join(' ')}
      data-invalid={invalid || undefined}
      // Also from what narrows the list to the first of its boxes.
      onKeyDown={move}
    >
      <div className="check-list-head">
        {props.search}
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
        {props.required && (
          <span id={`${countId}-required`} className="visually-hidden">
            {t('form.required')}
          </span>
        )}
        <span id={countId} className="check-list-count" aria-live="polite">
          {t('form.ticked', { count: ticked.size })}
        </span>
      </div>
      <div className="check-list-body" ref={body}>
        {boxed.map((choice) => (
          <Checkbox<V>
            key={choice.value}
            name={name}
            value={choice.value}
            label={choice.label}
            beside={choice.beside}
            checked={ticked.has(choice.value)}
            disabled={locked}
            stop={choice.value === stop}
            onTick={onTick}
            onFocus={setCurrent}
          />
        ))}
        {shown.length === 0 && (
          <p className="field-hint">{(choices.length === 0 && props.none) || t('form.nothingShown')}</p>
        )}
      </div>
      {props.rest}
    </div>
  )
}
