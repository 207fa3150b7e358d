import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import './palette.css'

const shortcuts = [
  ['search', 'Ctrl K'],
  ['find', '/'],
  ['save', 'Ctrl ↵'],
  ['close', 'Esc'],
  ['time', '↑ ↓'],
] as const

/** What the keyboard can do, and how times may be written. */
export const HelpDialog = ({ onClose }: { onClose(): void }) => {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="help" closedby="any" aria-labelledby="help-title" onClose={onClose}>
      <h2 id="help-title">{t('help.title')}</h2>
      <dl className="help__keys">
        {shortcuts.map(([name, keys]) => (
          <div key={name}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{t(`help.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('help.times')}</p>
      <button type="button" className="button" data-action="cancel" onClick={() => dialog.current?.close()}>
        {t('shell.close')}
      </button>
    </dialog>
  )
}
