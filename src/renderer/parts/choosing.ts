import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { InputProps } from '../widgets/widget.ts'

export interface Option<V> {
  readonly value: V
  readonly label: string
  /** What it is found by besides. */
  readonly words?: readonly string[] | undefined
}

/** Choices that are found elsewhere, by what is typed. */
export interface Searched {
  readonly busy: boolean
  readonly failed: boolean
  /** How many more there are. */
  readonly more: number
  onTerm(term: string): void
}

/** What was done to a control before its part was there: the part goes on from it. */
export interface Begun {
  readonly focused: boolean
  readonly opened: boolean
  readonly text: string
  /** Enter was pressed: what is typed is to be taken as it is found. */
  readonly entered?: boolean
}

type Control = Pick<
  InputProps<never>,
  'id' | 'name' | 'disabled' | 'invalid' | 'required' | 'describedBy' | 'labelledBy'
>

export interface ComboboxProps<V> extends Control {
  readonly choices: readonly Option<V>[]
  readonly values: readonly V[]
  /** What stands in the control: the label of the one that is chosen, nothing where there may be several. */
  readonly text: string
  readonly multiple: boolean
  /** Nothing can be chosen, too. */
  readonly clearable: boolean
  readonly searched?: Searched | undefined
  readonly begun: RefObject<Begun | undefined>
  onValues(values: readonly V[]): void
}

/** What somebody has typed in a control that showed a text, and may still do so before it; the text itself, typed over itself. */
export const typedBehind = (text: string, value: string): string =>
  value.startsWith(text) && value !== text ? value.slice(text.length) : value

/** A control that makes room for a part tells it, as it goes, what was done to it. */
export const useHandOver = (text: string, begun: ComboboxProps<unknown>['begun']) => {
  const control = useRef<HTMLInputElement>(null)
  const opened = useRef(false)
  const entered = useRef(false)
  /** What has been typed so far, and whether its first letter came behind the text or in its place. */
  const typed = useRef('')
  const isBehind = useRef<boolean>(undefined)
  const noteInput = ({ value }: HTMLInputElement): void => {
    isBehind.current ??= typedBehind(text, value) !== value
    typed.current = isBehind.current ? typedBehind(text, value) : value
    entered.current = false
  }
  useLayoutEffect(() => {
    const input = control.current
    if (begun.current?.focused) input?.focus()
    return () => {
      if (!input) return
      const isTyped = typed.current !== ''
      begun.current = {
        focused: document.activeElement === input,
        opened: opened.current || isTyped,
        text: typed.current,
        entered: entered.current && isTyped,
      }
    }
  }, [begun])
  return { control, opened, entered, typed, noteInput }
}
