import { useTranslation } from 'react-i18next'
import { DraftInput } from '../DraftInput.tsx'
import type { CellProps, InputProps } from '../widget.ts'

/** What is set is never shown: the control stays empty, which keeps it; what is typed replaces it. */
export const Input = (props: InputProps<string>) => {
  const { t } = useTranslation()
  const { held, emptied, disabled, labelledBy, id } = props
  const said = emptied ? 'form.secret.emptied' : held ? 'form.secret.set' : undefined
  const offered = emptied ? 'keep' : 'empty'
  const act = () => {
    if (emptied) props.onValue(null)
    else props.onEmpty?.()
    document.getElementById(id)?.focus()
  }
  return (
    <div className="secret">
      <DraftInput
        {...props}
        type="password"
        autoComplete="new-password"
        placeholder={said && t(said)}
        // A placeholder is no name, and goes with the first letter; the state is told by the button too.
      />
      {held && (
        <button
          type="button"
          className="button button--quiet"
          data-action={`${offered}-secret`}
          id={`${id}-${offered}`}
          aria-labelledby={`${id}-${offered} ${labelledBy}`}
          disabled={disabled}
          onClick={act}
        >
          {t(`form.secret.${offered}`)}
        </button>
      )}
    </div>
  )
}

/** That there is one, however long it is. */
export const cell = ({ value }: CellProps<string>) =>
  value === null ? null : <span className="cell-text">••••••••</span>
