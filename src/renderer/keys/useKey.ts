import { useEffect } from 'react'
import { useSteady } from '../useSteady.ts'

/** Where keys that are pressed become text. */
export const TEXT_ENTRY = 'input:not([type=checkbox], [type=radio]), textarea, [contenteditable]'
const TYPED_INTO = `${TEXT_ENTRY}, select, dialog`

/** Set to `off` by people whose voice or hand writes letters where none are meant (WCAG 2.1.4). */
const SETTING = 'pupitre.singleKeys'

export const areSingleKeysOn = (): boolean => localStorage.getItem(SETTING) !== 'off'

export const setSingleKeys = (on: boolean): void => {
  if (on) localStorage.removeItem(SETTING)
  else localStorage.setItem(SETTING, 'off')
}

/** Where nothing of the page has the focus that arrows mean something to. */
export const NOWHERE = 'body, main, h1, nav a'

/**
 * A key alone does something wherever the focus is, or where it is in one of `from`, but where text is typed or a dialog
 * stands. Nothing where `act` is missing.
 */
export const useKey = (key: string, act: (() => void) | undefined, from = '*'): void => {
  const steady = useSteady(() => act?.())
  const isOn = act !== undefined
  useEffect(() => {
    if (!isOn) return
    const pressed = (event: KeyboardEvent): void => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return
      if (!(event.target instanceof Element) || !event.target.matches(from)) return
      if (event.target.closest(TYPED_INTO)) return
      if (document.querySelector('dialog[open]') || !areSingleKeysOn()) return
      event.preventDefault()
      steady()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [key, isOn, from, steady])
}
