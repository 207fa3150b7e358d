import { createListCollection } from '@chakra-ui/react/collection'
import { Combobox, useCombobox } from '@chakra-ui/react/combobox'
import { Portal } from '@chakra-ui/react/portal'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { AddressSuggestion } from '#protocol/services/address.ts'
import type { Suggestions } from '../widgets/address/useSuggestions.ts'
import { controlProps, type InputProps } from '../widgets/widget.ts'
import { BELOW, layerOf } from './layer.ts'

export interface AddressComboboxProps extends InputProps<string> {
  readonly suggestions: Suggestions
  /** What is said of them. */
  readonly status: string
  onTake(one: AddressSuggestion): void
  /** Nobody looks at them any more. */
  onForget(): void
}

/** What Zag is told of; all other keys are those of a text, Home and End too. */
const KEYS = ['ArrowDown', 'ArrowUp', 'Enter', 'Escape']
const none: string[] = []

/** The control that stood here before, where somebody is in it. */
const standIn = (id: string) => {
  const { activeElement: input } = document
  if (!(input instanceof HTMLInputElement) || input.id !== id) return
  return { text: input.value, selection: [input.selectionStart, input.selectionEnd] as const }
}

/** An address that is typed, with proposals: none is marked before an arrow says so. React does not follow the control. */
export const AddressTyping = (props: AddressComboboxProps) => {
  const { id, draft, value, status } = props
  const { found, state } = props.suggestions
  const shown = draft ?? value ?? ''
  const input = useRef<HTMLInputElement>(null)
  const [begun] = useState(() => standIn(id))
  const typed = useRef(begun !== undefined && begun.text !== (value ?? ''))
  const collection = createListCollection({ items: [...found], itemToValue: ({ label }) => label })
  const api = useCombobox({
    collection,
    value: none,
    loading: state === 'loading',
    allowCustomValue: true,
    selectionBehavior: 'preserve',
    // Zag would write the text anew and put the caret behind it: for Zag, the control is what opens the list.
    ids: { trigger: id, label: props.labelledBy, item: (label) => `${id}-${encodeURIComponent(label)}` },
    positioning: BELOW,
    translations: { loading: status, noResults: status, resultsCount: () => status },
    onSelect: ({ itemValue }) => {
      const taken = collection.find(itemValue)
      if (!taken || !input.current) return
      typed.current = false
      input.current.value = taken.address
      props.onTake(taken)
    },
    // What is taken is told of after that.
    onOpenChange: ({ open, reason }) => open || reason === 'item-select' || props.onForget(),
  })
  const { open, setOpen, highlightedValue } = api
  const inputProps = api.getInputProps()
  const marked = inputProps['aria-activedescendant']

  // A change from outside (undone, taken from the server) wins unless a person is typing here.
  useEffect(() => {
    if (input.current && !typed.current && input.current.value !== shown) input.current.value = shown
  }, [shown])
  useEffect(() => {
    if (marked) document.getElementById(marked)?.scrollIntoView?.({ block: 'nearest' })
  }, [marked])
  // What was begun on the stand-in goes on here: in the same turn, so that no key is lost between the two.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    if (!begun) return
    input.current?.focus()
    input.current?.setSelectionRange(...begun.selection)
    if (typed.current) setOpen(true)
  }, [])

  const commit = () => {
    typed.current = false
    props.onCommit()
    setOpen(false)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, ctrlKey, metaKey } = event
    if (key === 'Enter' && (!open || highlightedValue === null || ctrlKey || metaKey)) return commit()
    if (!open || !KEYS.includes(key)) return
    const end = { ArrowDown: collection.lastValue, ArrowUp: collection.firstValue }[key]
    if (!end || end !== highlightedValue) return inputProps.onKeyDown?.(event)
    // Past both ends is the text itself.
    event.preventDefault()
    api.clearHighlightValue()
  }
  return (
    <Combobox.RootProvider value={api}>
      <input
        {...inputProps}
        {...controlProps(props)}
        ref={input}
        className="control"
        role="combobox"
        aria-expanded={open && found.length > 0}
        defaultValue={begun?.text ?? shown}
        onInput={({ currentTarget }) => {
          typed.current = true
          setOpen(true)
          props.onDraft(currentTarget.value)
        }}
        onKeyDown={press}
        // Going to another window is not leaving the field.
        onBlur={() => document.activeElement === input.current || commit()}
      />
      {open && (
        <Portal container={layerOf(input.current)}>
          <Combobox.Positioner>
            <Combobox.Content>
              {found.map((one) => (
                <Combobox.Item key={one.label} item={one}>
                  {one.label}
                </Combobox.Item>
              ))}
            </Combobox.Content>
            <p>{status}</p>
          </Combobox.Positioner>
        </Portal>
      )}
    </Combobox.RootProvider>
  )
}
