import { useTranslation } from 'react-i18next'
import type { CsvFormat } from '#dsl/tables/csvFormat.ts'
import { ActionButton } from '../dialog/ActionButton.tsx'
import { FileDrop } from '../parts/FileDrop.tsx'
import type { Attempt } from './useRehearsal.ts'

interface Props {
  readonly attempt: Attempt | undefined
  /** Rows of a file stand below. */
  readonly small: boolean
  readonly format: CsvFormat
  readonly onFile: (file: File) => void
  readonly onTemplate: () => void
}

const KB = 1000

/** Where the file is chosen or dropped, and why it was refused. Small once a file has been read. */
export const ImportFile = ({ attempt, small, format, onFile, onTemplate }: Props) => {
  const { t } = useTranslation()
  const size = format.maxBytes / KB
  return (
    <FileDrop accept=".csv,text/csv" label={t('import.file')} small={small} onFile={onFile}>
      {(choose) => (
        <>
          {!small && <p className="file-drop-title">{t('import.drop')}</p>}
          <div className="import-file-buttons">
            <ActionButton action="choose-file" look={small ? undefined : 'main'} onClick={choose}>
              {t(small ? 'import.otherFile' : 'import.choose')}
            </ActionButton>
            <ActionButton action="csv-template" onClick={onTemplate}>
              {t('import.template')}
            </ActionButton>
          </div>
          {!small && <p className="file-hint">{t('import.accepted', { size })}</p>}
          {attempt?.is === 'reading' && <p role="status">{t('import.reading')}</p>}
          {attempt?.is === 'unprepared' && (
            <p className="file-refused" role="alert">
              {t('import.unprepared')}
            </p>
          )}
          {attempt?.is === 'refused' && (
            <div className="file-refused" role="alert" data-error-code={attempt.code}>
              <strong>{t('import.problem.title')}</strong>
              <p>{t(`import.problem.${attempt.code}`, { size })}</p>
            </div>
          )}
        </>
      )}
    </FileDrop>
  )
}
