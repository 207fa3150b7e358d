import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Catalogue } from '#dsl/catalogue.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { FormStore } from '#engine/form/formStore.ts'
import type { SessionData } from '#protocol/services/session.ts'
import { LeftNotice } from '#renderer/card/LeftNotice.tsx'
import { FormChanges } from '#renderer/confirm/FormChanges.tsx'
import { forgetForm } from '#renderer/form/kept/keptForms.ts'
import { RendererProvider } from '#renderer/RendererContext.ts'
import { useServices } from '../console/useServices.ts'
import { useTableWords } from '../words/useTableWords.ts'
import { leftBehind } from './leftBehind.ts'

interface Props {
  readonly catalogue: Catalogue
  readonly session: SessionData
  /** Names of cards of the catalogue. */
  readonly cards: readonly string[]
  /** Institutions that the person may open on the page. */
  readonly open: readonly { readonly id: number }[]
}

/** What was entered for an institution that was taken from the person meanwhile: shown until they have noted it. */
export const LeftCards = ({ catalogue, session, cards, open }: Props) => {
  const [, setNoted] = useState(0)
  return leftBehind(session.user.id, cards, open).map(({ name, store }) => {
    const card = catalogue.cards.get(name.table)
    if (!card) return null
    const noted = () => {
      forgetForm(name)
      setNoted((before) => before + 1)
    }
    return (
      <LeftCard key={`${name.table} ${name.row}`} {...{ catalogue, session, card, store }} onNoted={noted} />
    )
  })
}

interface LeftCardProps extends Pick<Props, 'catalogue' | 'session'> {
  readonly card: AnyTable
  readonly store: FormStore
  onNoted(): void
}

const LeftCard = ({ catalogue, session, card, store, onNoted }: LeftCardProps) => {
  const { t } = useTranslation()
  const { ready, services } = useServices({ catalogue, session, selected: [], table: card })
  const { isThere } = useTableWords(card.name)
  if (!ready || !isThere) return null
  return (
    <RendererProvider value={services}>
      <LeftNotice text={t('form.leftBehind')} onNoted={onNoted}>
        <FormChanges table={card} store={store} />
      </LeftNotice>
    </RendererProvider>
  )
}
