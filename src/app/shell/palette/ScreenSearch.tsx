import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deferred } from '#renderer/deferred.tsx'
import { Overlay } from '#renderer/dialog/Overlay.tsx'
import { useIdle } from '#renderer/scheduling/useIdle.ts'
import { withPlaceWords } from '../../words/withPlaceWords.ts'
import type { PaletteProps, TypedProps } from './PaletteList.tsx'
import './palette.recipe.ts'

/** The field, before what it finds with is there. */
const Field = ({ term, waiting, onTerm }: TypedProps) => {
  const { t } = useTranslation()
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    waiting.current = false
    onTerm(event.target.value)
  }
  const press = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Enter' && !nativeEvent.isComposing) waiting.current = true
  }
  return (
    <input
      className="input"
      type="text"
      role="combobox"
      autoComplete="off"
      spellCheck={false}
      aria-autocomplete="list"
      aria-expanded={false}
      aria-label={t('shell.searchScreens')}
      placeholder={t('shell.searchScreens')}
      value={term}
      onChange={type}
      onKeyDown={press}
    />
  )
}

const PaletteList = deferred<PaletteProps & TypedProps>(
  async () => (await withPlaceWords(import('./PaletteList.tsx'))).PaletteList,
  { StandIn: Field },
)

/** Fetches what Ctrl+K finds with, when nothing else is to be done. */
export const usePalette = (): void => useIdle(PaletteList.prepare)

/** Ctrl+K: screens, rows and commands by name; arrows move, Enter chooses, Escape leaves. The field is there at once. */
export const ScreenSearch = (props: PaletteProps) => {
  const { t } = useTranslation()
  const waiting = useRef(false)
  const [term, setTerm] = useState('')
  const { onClose } = props
  return (
    <Overlay
      className="palette"
      light
      label={t('shell.searchScreens')}
      onDismiss={onClose}
      // The list keeps Escape to itself.
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <PaletteList {...props} term={term} waiting={waiting} onTerm={setTerm} />
    </Overlay>
  )
}
