import type { TFunction } from 'i18next'
import { Database, Mail } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ActionButton } from '#renderer/dialog/ActionButton.tsx'
import { Modal, ModalHead } from '#renderer/dialog/Modal.tsx'
import { controlKey } from '#renderer/keys/controlKey.ts'
import { areSingleKeysOn, setSingleKeys } from '#renderer/keys/useKey.ts'
import '#renderer/widgets/controls.recipe.ts'
import './help.recipe.ts'

/** Names of what keys do, and what is written on the keys. */
const shortcuts = (t: TFunction, control = controlKey(t)) =>
  [
    ['search', `${control} K`],
    ['find', '/'],
    ['add', 'n'],
    ['walk', '↑ ↓'],
    ['page', t('help.keys.page')],
    ['ends', t('help.keys.ends')],
    ['open', '↵'],
    ['apart', `${control} ${t('help.keys.click')}`],
    ['steps', '← →'],
    ['edit', 'e'],
    ['remove', t('help.keys.remove')],
    ['choose', t('help.keys.space')],
    ['many', 'm'],
    ['width', 'Alt ← →'],
    ['column', `Alt ${t('help.keys.shift')} ← →`],
    ['help', '?'],
    ['save', `${control} ↵`],
    ['paste', `${control} V`],
    ['undo', `${control} Z`],
    ['close', t('help.keys.escape')],
    ['time', '↑ ↓'],
    ['calendar', 'Alt ↓'],
  ] as const

/** What offers with the mouse what some of the keys do in a list. */
const buttons: Readonly<Record<string, string>> = {
  add: '[data-action=add]',
  paste: '[data-action=add]',
  undo: '[data-action=add]',
  open: '.row-name, [data-action=edit]',
  apart: '.row-name, [data-action=edit]',
  steps: '.row-name',
  edit: '[data-action=edit]',
  remove: '[data-action=delete]',
  choose: 'tbody input[type=checkbox]',
  many: 'tbody input[type=checkbox]',
}

/** Keys that do nothing in the list behind, since this person may not, are left out. */
const isOffered = (name: string): boolean => {
  const list = document.querySelector('[data-table]:has([data-row-id])')
  const button = buttons[name]
  return !list || button === undefined || list.querySelector(button) !== null
}

interface Props {
  onContact(): void
  onClose(): void
}

/** What the keyboard can do, and how times may be written. */
export const HelpDialog = ({ onContact, onClose }: Props) => {
  const { t } = useTranslation()
  const [offered] = useState(() => shortcuts(t).filter(([name]) => isOffered(name)))
  return (
    <Modal role="dialog" size="medium" light labelledBy="help-title" onDismiss={onClose}>
      <ModalHead id="help-title" title={t('help.title')} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard */}
      <section className="modal-body help" aria-labelledby="help-title" tabIndex={0}>
        <dl className="help-keys">
          {offered.map(([name, keys]) => (
            <div key={name}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{t(`help.${name}`)}</dd>
            </div>
          ))}
        </dl>
        <label className="help-setting">
          <input
            type="checkbox"
            className="switch"
            name="single-keys"
            defaultChecked={areSingleKeysOn()}
            onChange={({ target }) => setSingleKeys(target.checked)}
          />
          {t('help.singleKeys')}
        </label>
        <p>{t('help.times')}</p>
        <div className="help-actions">
          <Link
            to={{ pathname: '/console', hash: '#aboutData' }}
            className="button"
            data-action="aboutData"
            onClick={onClose}
          >
            <Database size={16} aria-hidden />
            {t('screens.aboutData.title')}
          </Link>
          <button type="button" className="button" data-action="contact" onClick={onContact}>
            <Mail size={16} aria-hidden />
            {t('contact.about.support.open')}
          </button>
        </div>
      </section>
      <div className="modal-foot">
        <ActionButton action="cancel" autoFocus onClick={onClose}>
          {t('shell.close')}
        </ActionButton>
      </div>
    </Modal>
  )
}
