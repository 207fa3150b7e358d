import { Combobox as Chakra, useCombobox } from '@chakra-ui/react/combobox'
import { Portal } from '@chakra-ui/react/portal'
import { X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { controlProps } from '../widgets/widget.ts'
import { type AddressComboboxProps, AddressTyping } from './AddressTyping.tsx'
import { type ComboboxProps, typedBehind } from './choosing.ts'
import { BELOW, layerOf } from './layer.ts'
import { Themed } from './Themed.tsx'
import { useFound } from './useFound.ts'

/** One of many choices, or several: found by typing, with arrows, Enter and Escape. */
export const Combobox = <V extends string | number>(props: ComboboxProps<V>) => (
  <Themed>
    <Choosing {...props} />
  </Themed>
)

/** Here, since a file of its own would cost the first screen its name. */
export const AddressCombobox = (props: AddressComboboxProps) => (
  <Themed>
    <AddressTyping {...props} />
  </Themed>
)

const WALKS = ['ArrowDown', 'ArrowUp', 'Home', 'End']

/** Types a text as a person does: React is told of it, and what listens to keys. */
const retype = (input: HTMLInputElement, text: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

/** A letter that takes the place of all that stands in the control. */
const isTypedOver = ({ key, currentTarget, ctrlKey, metaKey }: KeyboardEvent<HTMLInputElement>): boolean => {
  const { value, selectionStart, selectionEnd } = currentTarget
  return key.length === 1 && !ctrlKey && !metaKey && selectionStart === 0 && selectionEnd === value.length
}

const Choosing = <V extends string | number>(props: ComboboxProps<V>) => {
  const { id, choices, values, text, multiple, searched, labelledBy, begun } = props
  const { t } = useTranslation()
  const [typed, setTyped] = useState<string>()
  const [layer, setLayer] = useState<ReturnType<typeof layerOf>>()
  const input = useRef<HTMLInputElement>(null)
  /** What comes next stands behind nothing: it was typed on the stand-in, or over all that is shown. */
  const isWhole = useRef(false)
  /** Since the last letter somebody has chosen where the mark is. */
  const walked = useRef(false)
  /** What was typed when Enter was pressed, while it was being looked for: what is found is then taken. */
  const [entered, setEntered] = useState<string>()
  const { collection, status } = useFound(choices, typed ?? '', searched)

  const type = (next: string | undefined) => {
    walked.current = false
    setTyped(next)
    searched?.onTerm(next ?? '')
  }
  const api = useCombobox({
    collection,
    multiple,
    value: values.map(String),
    inputValue: typed ?? text,
    ids: { input: id, label: labelledBy },
    disabled: props.disabled,
    inputBehavior: 'autohighlight',
    openOnClick: true,
    positioning: BELOW,
    // Zag says what is listed by itself, a second after the last letter: in our words.
    translations: {
      clearTriggerLabel: t('form.clearChoice'),
      loading: status,
      noResults: status,
      resultsCount: () => status,
    },
    onInputValueChange: ({ inputValue, reason }) => {
      if (reason !== 'input-change') return
      // Typed behind what is chosen, while that is shown: it gives way, also to its own letters.
      const next = typed === undefined && !isWhole.current ? typedBehind(text, inputValue) : inputValue
      isWhole.current = false
      if (input.current && input.current.value !== next) input.current.value = next
      type(next)
    },
    onOpenChange: ({ open }) => {
      // What Enter was pressed behind is still being looked for, wherever the focus has gone.
      if (!open && entered === undefined) type(undefined)
    },
    onValueChange: ({ value }) => {
      const known = new Map<string, V>(
        [...values, ...choices.map((one) => one.value)].map((one) => [String(one), one]),
      )
      type(undefined)
      props.onValues(value.flatMap((one) => known.get(one) ?? []))
    },
  })
  const { open, setOpen } = api

  // What was begun on the stand-in goes on here: in the same turn, so that no key is lost between the two.
  useLayoutEffect(() => {
    setLayer(layerOf(input.current))
    if (begun.current?.focused) input.current?.focus()
  }, [begun])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const {
      focused = false,
      opened = false,
      text: begunText = '',
      entered: begunEntered,
    } = begun.current ?? {}
    begun.current = undefined
    if (begunEntered) setEntered(begunText)
    // Whoever has gone on has left nothing in it but what is to be taken.
    if (!focused) {
      if (begunEntered) type(begunText)
    } else if (begunText && input.current) {
      isWhole.current = true
      retype(input.current, begunText)
    } else if (opened) setOpen(true)
  }, [])

  const take = (value: string) => {
    api.selectValue(value)
    setOpen(multiple && document.activeElement === input.current)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: when what is typed has been found, not with each drawing
  useEffect(() => {
    if (entered === undefined || entered !== typed || searched?.busy) return
    setEntered(undefined)
    if (collection.firstValue) take(collection.firstValue)
    else if (!open) type(undefined)
  }, [entered, typed, searched?.busy, collection])

  const inputProps = api.getInputProps()
  const walk = () => {
    walked.current = true
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Tab') setEntered(undefined)
    // React is told nothing of a letter that is typed over itself.
    if (typed === undefined && isTypedOver(event)) isWhole.current = true
    // Closed, it leaves Escape to the dialog that it stands in; a form is sent with the other key held.
    if (event.key === 'Escape' && !open) return
    if (event.key === 'Enter' && event.metaKey) return
    // What is listed is not yet what was typed.
    if (event.key === 'Enter' && open && searched?.busy) {
      if (typed && !walked.current) setEntered(typed)
      return event.preventDefault()
    }
    // The mark comes a moment after the letter: what it comes to is taken.
    if (event.key === 'Enter' && open && typed && !walked.current && collection.firstValue) {
      event.preventDefault()
      return take(collection.firstValue)
    }
    if (WALKS.includes(event.key)) walk()
    inputProps.onKeyDown?.(event)
  }
  const combobox = { ...api, getInputProps: () => ({ ...inputProps, onKeyDown: press }) }
  return (
    <Chakra.RootProvider value={combobox} lazyMount unmountOnExit>
      <Chakra.Control>
        <Chakra.Input
          {...controlProps(props)}
          ref={input}
          className="control control-select"
          placeholder={open && text ? text : t('form.search')}
        />
        {props.clearable && values.length > 0 && (
          <Chakra.ClearTrigger data-tip={t('form.clearChoice')}>
            <X size={14} aria-hidden />
          </Chakra.ClearTrigger>
        )}
      </Chakra.Control>
      {layer && (
        <Portal container={layer}>
          <Chakra.Positioner>
            <Chakra.Content aria-busy={searched?.busy} onPointerMove={walk}>
              {collection.items.map((item) => (
                <Chakra.Item key={item.value} item={item}>
                  {item.label}
                </Chakra.Item>
              ))}
            </Chakra.Content>
            <p>{open && status}</p>
          </Chakra.Positioner>
        </Portal>
      )}
    </Chakra.RootProvider>
  )
}
