import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deferred } from '#renderer/deferred.tsx'
import { Overlay } from '#renderer/dialog/Overlay.tsx'
import { useIdle } from '#renderer/useIdle.ts'
import type { PaletteKeys, PaletteProps } from './PaletteList.tsx'
import './palette.recipe.ts'

const PaletteList = deferred(async () => (await import('./PaletteList.tsx')).PaletteList)
const prepare = (): void => void PaletteList.fetch().catch(() => undefined)

/** Fetches what Ctrl+K finds with, when nothing else is to be done. */
export const usePalette = (): void => useIdle(prepare)

const handled = ['ArrowDown', 'ArrowUp', 'Enter']

/** Ctrl+K: screens, rows and commands by name; arrows move, Enter chooses, Escape leaves. The field is there at once. */
export const ScreenSearch = ({ onClose, ...props }: PaletteProps) => {
  const { t } = useTranslation()
  const keys = useRef<PaletteKeys>({ waiting: false })
  const [term, setTerm] = useState('')
  /** Undefined before the list is there. */
  const [active, setActive] = useState<string | null>()

  const onKeyDown = (event: React.KeyboardEvent) => {
    if (!handled.includes(event.key) || event.nativeEvent.isComposing) return
    event.preventDefault()
    const { press } = keys.current
    if (press) press(event.key)
    else if (event.key === 'Enter') keys.current.waiting = true
  }
  return (
    <Overlay className="palette" light label={t('shell.searchScreens')} onDismiss={onClose}>
      <input
        className="input"
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={active !== undefined}
        aria-controls={active === undefined ? undefined : 'palette-list'}
        aria-activedescendant={active ?? undefined}
        aria-label={t('shell.searchScreens')}
        placeholder={t('shell.searchScreens')}
        value={term}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          keys.current.waiting = false
          setTerm(event.target.value)
        }}
      />
      <PaletteList {...props} term={term} keys={keys} onActive={setActive} onClose={onClose} />
    </Overlay>
  )
}
