import { useTranslation } from 'react-i18next'
import type { FormStore } from '#engine/form/formStore.ts'
import type { StoppedLine } from '#engine/save/failures.ts'
import { useLines } from '../../form/field/useField.ts'
import { Stopped } from './Stopped.tsx'

interface Props {
  readonly store: FormStore
  readonly stopped: readonly StoppedLine[]
}

/** What a stop has left of the lines that the form still has. */
export const StoppedLines = ({ store, stopped }: Props) => {
  const { t } = useTranslation()
  const lines = useLines(store)
  const parts = stopped.flatMap(({ lineId, ...places }) => {
    const number = lines.indexOf(lineId) + 1
    const name = lines.length > 1 ? t('form.line', { number }) : undefined
    return number > 0 ? [{ ...places, name }] : []
  })
  return <Stopped parts={parts} />
}
