import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Located } from '#dsl/entities/rules.ts'
import { placeValues } from '#engine/located.ts'
import { type AddressSuggestion, askedLength } from '#protocol/services/address.ts'
import { deferred } from '../../deferred.tsx'
import type { AddressComboboxProps } from '../../parts/AddressTyping.tsx'
import { DraftInput } from '../DraftInput.tsx'
import type { InputProps } from '../widget.ts'
import { Position } from './Position.tsx'
import { useAddressCountry } from './useAddressCountry.ts'
import { useSuggestions } from './useSuggestions.ts'
import './address.recipe.ts'

interface Props extends InputProps<string> {
  readonly rule: Located
  readonly scope: NonNullable<InputProps<string>['scope']>
}

/** Until its code is there, an address is typed as every other text is. */
export const AddressCombobox = deferred<AddressComboboxProps>(
  async () => (await import('../../parts/Combobox.tsx')).AddressCombobox,
  { StandIn: DraftInput },
)

/** An address that is typed and then chosen, and where it lies. */
export const AddressSearch = (props: Props) => {
  const { id, name, rule, scope, onDraft, onCommit } = props
  const { store, lineId } = scope
  const { t } = useTranslation()
  const { suggestions, ask, forget } = useSuggestions()
  const { state, text: asked, found } = suggestions
  const countryOf = useAddressCountry(rule, scope)
  const typed = useRef<string>(undefined)

  const take = (one: AddressSuggestion) => {
    typed.current = undefined
    const values = placeValues(rule, one, store.field(lineId, name).initial)
    store.setValues(lineId, values)
    for (const column of Object.keys(values)) store.commit(lineId, column)
    forget()
  }
  const type = (text: string) => {
    typed.current = text
    onDraft(text)
    const country = countryOf()
    if (country === undefined) forget()
    else ask(country, text)
  }
  const commit = () => {
    const text = typed.current?.trim()
    const isAnswered = asked === text && state === 'ready'
    const meant = isAnswered ? found.find(({ address }) => address === text) : undefined
    if (meant) return take(meant)
    typed.current = undefined
    onCommit()
    // Nobody knows it: that is another thing than not having chosen.
    if (isAnswered && found.length === 0 && store.field(lineId, name).problem?.reason === 'addressNotChosen')
      store.setProblems([{ column: name, code: 406, reason: 'addressUnknown', lineId }])
    forget()
  }
  const status = () => {
    if (countryOf() === undefined) return t('form.address.noCountry')
    if (state === 'idle') return t(`form.address.${asked.length > askedLength.max ? 'tooLong' : 'start'}`)
    if (state === 'loading') return t('form.loading')
    if (state === 'failed') return t('form.address.failed')
    return found.length === 0 ? t('form.address.none') : t('form.address.found', { count: found.length })
  }
  const Control = props.disabled || props.readOnly ? DraftInput : AddressCombobox
  return (
    <>
      <Control
        {...props}
        describedBy={[props.describedBy, `${id}-position`].filter(Boolean).join(' ')}
        suggestions={suggestions}
        status={status()}
        onDraft={type}
        onCommit={commit}
        onTake={take}
        onForget={forget}
      />
      <Position id={`${id}-position`} rule={rule} scope={scope} />
    </>
  )
}
