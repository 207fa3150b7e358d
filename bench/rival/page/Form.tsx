import { type FormEvent, useEffect, useRef } from 'react'
import { type Row, send } from './rows.ts'

const names = ['code', 'beginAt', 'endAt', 'break', 'interfacingCode'] as const

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const worked = (begin: string, end: string): number => (1440 + minutes(end) - minutes(begin)) % 1440

interface Props {
  readonly institution: number
  /** The row to change; without it the form is for a new one. */
  readonly row?: Row
  /** How many plain inputs, where they are not those of a time code. */
  readonly fields: number
  readonly onSaved: () => void
  readonly onClose: () => void
}

/** The platform's own dialog and inputs that React draws once and never follows. */
export const Form = ({ institution, row, fields, onSaved, onClose }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = Object.fromEntries([...new FormData(event.currentTarget)].map(([k, v]) => [k, v || null]))
    const nbWorkedMinutes = worked(String(given.beginAt), String(given.endAt))
    if (row) await send('PUT', `/rows/${row.id}`, { ...row, ...given, nbWorkedMinutes })
    else await send('POST', '/rows', { ...given, nbWorkedMinutes, institution })
    onSaved()
    onClose()
  }
  const shown = fields === 0 ? names : Array.from({ length: fields }, (_, i) => `column${i}`)
  return (
    <dialog ref={dialog}>
      <form onSubmit={submit}>
        <h2>Time code</h2>
        {shown.map((name) => (
          <label key={name}>
            {name}
            <input name={name} defaultValue={String(row?.[name as keyof Row] ?? '')} />
          </label>
        ))}
        <button type="button" data-action="cancel" onClick={onClose}>
          Cancel
        </button>
        <button type="submit" data-action="save">
          Save
        </button>
      </form>
    </dialog>
  )
}
