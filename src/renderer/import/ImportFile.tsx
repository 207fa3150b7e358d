import { type DragEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CsvFormat } from '#dsl/tables/csvFormat.ts'
import { ActionButton } from '../dialog/ActionButton.tsx'
import type { FileState } from './useRehearsal.ts'

interface Props {
  readonly state: FileState
  readonly format: CsvFormat
  readonly onFile: (file: File) => void
  readonly onTemplate: () => void
}

const KB = 1000

/** Where the file is chosen or dropped, and why it was refused. Small once a file has been read. */
export const ImportFile = ({ state, format, onFile, onTemplate }: Props) => {
  const { t } = useTranslation()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const size = format.maxBytes / KB
  const small = state.is === 'read'

  const dropped = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a shortcut for the button inside
    <div
      className={small ? 'import-file import-file-small' : 'import-file'}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={dropped}
    >
      {!small && <p className="import-drop">{t('import.drop')}</p>}
      <div className="import-file-buttons">
        <ActionButton
          action="choose-file"
          look={small ? 'quiet' : 'main'}
          onClick={() => input.current?.click()}
        >
          {t(small ? 'import.otherFile' : 'import.choose')}
        </ActionButton>
        <ActionButton action="csv-template" look={small ? 'quiet' : undefined} onClick={onTemplate}>
          {t('import.template')}
        </ActionButton>
      </div>
      <input
        ref={input}
        id={id}
        type="file"
        className="visually-hidden"
        accept=".csv,text/csv"
        tabIndex={-1}
        aria-label={t('import.file')}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          if (file) onFile(file)
          event.currentTarget.value = ''
        }}
      />
      {!small && <p className="import-hint">{t('import.accepted', { size })}</p>}
      {state.is === 'reading' && <p role="status">{t('import.reading')}</p>}
      {state.is === 'refused' && (
        <div className="import-refused" role="alert" data-error-code={state.code}>
          <strong>{t('import.problem.title')}</strong>
          <p>{t(`import.problem.${state.code}`, { size })}</p>
        </div>
      )}
    </div>
  )
}
