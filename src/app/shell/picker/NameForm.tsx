import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '#renderer/failureText.ts'
import { problemOf } from '#renderer/gateway.ts'

interface Props {
  readonly legend: string
  readonly name: string
  /** Rejects with a `CallProblem`. */
  onSave(name: string): Promise<void>
  onClose(): void
}

const TAKEN = 409

/** The name of a saved selection; what keeps it from being saved is told beneath, and the name stays. */
export const NameForm = ({ legend, name: before, onSave, onClose }: Props) => {
  const { t } = useTranslation()
  const id = useId()
  const [name, setName] = useState(before)
  const [wrong, setWrong] = useState<string>()
  const [saving, setSaving] = useState(false)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (saving) return
    const given = name.trim()
    if (given === '') return setWrong(t('choosing.nameMissing'))
    setSaving(true)
    try {
      await onSave(given)
      onClose()
    } catch (thrown) {
      const { code } = problemOf(thrown)
      setWrong(code === TAKEN ? t('choosing.nameTaken') : failureText(t, thrown))
      setSaving(false)
    }
  }
  return (
    <form className="picker__task" onSubmit={save}>
      <label htmlFor={id}>{legend}</label>
      <input
        id={id}
        className="input"
        type="text"
        maxLength={255}
        // biome-ignore lint/a11y/noAutofocus: the field is what the press led to
        autoFocus
        value={name}
        aria-invalid={wrong !== undefined}
        aria-describedby={wrong && `${id}-wrong`}
        onChange={(event) => {
          setName(event.target.value)
          setWrong(undefined)
        }}
      />
      {wrong && (
        <p id={`${id}-wrong`} role="alert" className="picker__wrong">
          {wrong}
        </p>
      )}
      <button type="button" className="button" data-action="cancel" onClick={onClose}>
        {t('choosing.cancel')}
      </button>
      <button type="submit" className="button button--primary" data-action="confirm">
        {t('choosing.save')}
      </button>
    </form>
  )
}
