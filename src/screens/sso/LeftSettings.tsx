import { useTranslation } from 'react-i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import { changesOf } from '#engine/changes.ts'
import type { FormStore } from '#engine/form/formStore.ts'
import { heldValues } from '#engine/form/heldValues.ts'
import { LeftNotice } from '#renderer/card/LeftNotice.tsx'
import { Changes } from '#renderer/confirm/Changes.tsx'

interface Props {
  readonly card: AnyTable
  readonly store: FormStore
  onNoted(): void
}

/** What was entered by somebody who may not save it any more, of settings that are not there yet too. */
export const LeftSettings = ({ card, store, onNoted }: Props) => {
  const { t } = useTranslation()
  const [line = 0] = store.lines()
  const { before, after } = heldValues(store, line)
  return (
    <LeftNotice text={t('screens.sso.left')} onNoted={onNoted}>
      <Changes
        table={card}
        row={{ ...before, id: 0, version: 0 }}
        changes={changesOf(before, after, store.columns())}
      />
    </LeftNotice>
  )
}
