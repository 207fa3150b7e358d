import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Located } from '#dsl/entities/rules.ts'
import { placeValues } from '#engine/located.ts'
import type { AddressSuggestion } from '#protocol/services/address.ts'
import { controlProps, type InputProps } from '../widget.ts'
import { Position } from './Position.tsx'
import { Proposals } from './Proposals.tsx'
import { useAddressCountry } from './useAddressCountry.ts'
import { useSuggestions } from './useSuggestions.ts'
import './address.recipe.ts'

interface Props extends InputProps<string> {
  readonly rule: Located
  readonly scope: NonNullable<InputProps<string>['scope']>
}

/** None of the proposals is meant. */
const NOBODY = -1

/**
 * An address that is typed and then chosen: arrows move, Enter takes, Escape closes, Tab leaves. React does not follow the
 * control, so that no answer holds up a key. Source: ARIA Authoring Practices, editable combobox with list autocomplete.
 */
export const AddressSearch = (props: Props) => {
  const { id, name, rule, scope, draft, value, onDraft, onCommit, labelledBy } = props
  const { store, lineId } = scope
  const { t } = useTranslation()
  const { suggestions, ask, forget } = useSuggestions()
  const countryOf = useAddressCountry(rule, scope)
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(NOBODY)
  const ref = useRef<HTMLInputElement>(null)
  const typed = useRef(false)
  const shown = draft ?? value ?? ''
  const locked = props.disabled || props.readOnly
  const { found } = suggestions
  const active = open ? found[at] : undefined
  const optionId = (nth: number) => `${id}-option-${nth}`

  // A change from outside (undone, taken from the server) wins unless a person is typing here.
  useEffect(() => {
    const input = ref.current
    if (input && !typed.current && input.value !== shown) input.value = shown
  }, [shown])

  const close = () => {
    setOpen(false)
    setAt(NOBODY)
    forget()
  }
  const take = (one: AddressSuggestion) => {
    typed.current = false
    if (ref.current) ref.current.value = one.address
    const values = placeValues(rule, one, store.field(lineId, name).initial)
    store.setValues(lineId, values)
    for (const column of Object.keys(values)) store.commit(lineId, column)
    close()
  }
  const commit = () => {
    const text = ref.current?.value.trim() ?? ''
    const { state, text: asked } = suggestions
    const meant =
      asked === text && state === 'ready' ? found.find(({ address }) => address === text) : undefined
    if (typed.current && meant) return take(meant)
    typed.current = false
    onCommit()
    // Nobody knows it: that is another thing than not having chosen.
    const isUnknown = asked === text && state === 'ready' && found.length === 0
    if (isUnknown && store.field(lineId, name).problem?.reason === 'addressNotChosen')
      store.setProblems([{ column: name, code: 406, reason: 'addressUnknown', lineId }])
    close()
  }
  const type = (text: string) => {
    typed.current = true
    setOpen(true)
    setAt(NOBODY)
    onDraft(text)
    const country = countryOf()
    if (country === undefined) forget()
    else ask(country, text)
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && open && found.length > 0) {
      event.preventDefault()
      // Past both ends is the text itself.
      setAt((was) => ((was + 1 + step + found.length + 1) % (found.length + 1)) - 1)
    } else if (event.key === 'Enter' && active && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      take(active)
    } else if (event.key === 'Enter') commit()
    else if (event.key === 'Escape' && open) {
      event.preventDefault()
      close()
    }
  }
  const described = [props.describedBy, `${id}-position`].filter(Boolean).join(' ')
  return (
    <div className="address">
      <input
        {...controlProps({ ...props, describedBy: described })}
        ref={ref}
        type="text"
        className="control"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={open && found.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={active && optionId(at)}
        readOnly={props.readOnly}
        defaultValue={shown}
        onInput={locked ? undefined : (event) => type(event.currentTarget.value)}
        onKeyDown={locked ? undefined : press}
        // Going to another window is not leaving the field.
        onBlur={() => locked || document.activeElement === ref.current || commit()}
      />
      <Proposals
        id={`${id}-list`}
        labelledBy={labelledBy}
        open={open}
        suggestions={suggestions}
        status={open && countryOf() === undefined ? t('form.address.noCountry') : undefined}
        at={at}
        optionId={optionId}
        onTake={take}
      />
      <Position id={`${id}-position`} rule={rule} scope={scope} />
    </div>
  )
}
