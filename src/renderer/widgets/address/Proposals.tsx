import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { type AddressSuggestion, askedLength } from '#protocol/services/address.ts'
import type { Suggestions } from './useSuggestions.ts'

interface Props {
  readonly id: string
  readonly labelledBy: string
  readonly open: boolean
  readonly suggestions: Suggestions
  /** Said in place of what the proposals are. */
  readonly status: string | undefined
  /** Place of the proposal that the arrows have reached; -1 for none. */
  readonly at: number
  optionId(nth: number): string
  onTake(one: AddressSuggestion): void
}

/** The proposals of an address, and in words how many there are. */
export const Proposals = ({ id, labelledBy, open, suggestions, status, at, optionId, onTake }: Props) => {
  const { t } = useTranslation()
  const { state, text, found } = suggestions
  const listed = open && found.length > 0
  useEffect(() => {
    if (open && at >= 0) document.getElementById(optionId(at))?.scrollIntoView?.({ block: 'nearest' })
  }, [open, at, optionId])
  const said =
    status ??
    {
      idle: text.length > askedLength.max ? t('form.address.tooLong') : t('form.address.start'),
      loading: t('form.loading'),
      failed: t('form.address.failed'),
      ready: found.length === 0 ? t('form.address.none') : t('form.address.found', { count: found.length }),
    }[state]
  return (
    <div className="address-panel" hidden={!open}>
      <div
        id={id}
        role="listbox"
        aria-labelledby={labelledBy}
        aria-busy={state === 'loading'}
        hidden={!listed}
      >
        {listed &&
          found.map((one, nth) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the input
            // biome-ignore lint/a11y/useFocusableInteractive: the input names the option that is meant
            <div
              key={one.label}
              id={optionId(nth)}
              role="option"
              aria-selected={nth === at}
              // Leaving the input would close the list before the click arrives.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onTake(one)}
            >
              {one.label}
            </div>
          ))}
      </div>
      <p className="address-status" role="status">
        {open && said}
      </p>
    </div>
  )
}
