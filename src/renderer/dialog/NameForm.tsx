import { type FormEvent, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '../failureText.ts'
import { ErrorText } from '../form/field/ErrorText.tsx'
import { forgetName, leaveName, type Naming, nameLeft } from '../form/kept/keptNames.ts'
import { problemOf } from '../gateway.ts'
import './nameForm.recipe.ts'

interface Props {
  /** Where it stands and for whom: what is typed there comes back until it is saved or given up. */
  readonly place: string
  readonly of: Naming
  readonly legend: string
  /** What is said where no name is given, and by a code of the catalogue why one was not taken. */
  readonly missing: string
  readonly refused: Readonly<Record<number, string>>
  readonly name: string
  /** Rejects with a `CallProblem`. */
  onSave(name: string): Promise<unknown>
  onClose(): void
}

/** The name under which a person saves something; what keeps it from being saved is told beneath, and the name stays. */
export const NameForm = (props: Props) => {
  const { place, of, legend, missing, refused, name: before, onSave, onClose } = props
  const { t } = useTranslation()
  const id = useId()
  const [name, setName] = useState(() => {
    const left = nameLeft(place)
    return left?.of === of ? left.name : before
  })
  const [wrong, setWrong] = useState<string>()
  const [saving, setSaving] = useState(false)
  /** What the person pressed to come here, and comes back to. */
  const [cause] = useState(() => document.activeElement)
  useEffect(() => {
    // Ahead of the panel that it stands in, which goes with the key.
    const giveUp = ({ key }: KeyboardEvent) => key === 'Escape' && forgetName(place)
    window.addEventListener('keydown', giveUp, true)
    return () => window.removeEventListener('keydown', giveUp, true)
  }, [place])
  const close = () => {
    forgetName(place)
    onClose()
    if (cause instanceof HTMLElement) cause.focus()
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (saving) return
    const given = name.trim()
    if (given === '') return setWrong(missing)
    setSaving(true)
    try {
      await onSave(given)
      close()
    } catch (thrown) {
      setWrong(refused[problemOf(thrown).code] ?? failureText(t, thrown))
      setSaving(false)
    }
  }
  return (
    <form className="name-form" onSubmit={save}>
      <label htmlFor={id}>{legend}</label>
      <input
        id={id}
        className="input"
        type="text"
        maxLength={255}
        // biome-ignore lint/a11y/noAutofocus: the field is what the press led to
        autoFocus
        value={name}
        readOnly={saving}
        aria-invalid={wrong !== undefined}
        aria-describedby={wrong && `${id}-wrong`}
        onChange={(event) => {
          setName(event.target.value)
          leaveName(place, { of, name: event.target.value })
          setWrong(undefined)
        }}
      />
      {wrong && (
        <div id={`${id}-wrong`} role="alert">
          <ErrorText>{wrong}</ErrorText>
        </div>
      )}
      <button type="button" className="button" data-action="cancel" onClick={close}>
        {t('form.cancel')}
      </button>
      <button type="submit" className="button button--primary" data-action="confirm">
        {t('form.save')}
      </button>
    </form>
  )
}
