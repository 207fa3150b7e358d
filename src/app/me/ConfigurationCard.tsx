import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Catalogue } from '#dsl/catalogue.ts'
import { columnsOfForm } from '#dsl/tables/columnsOfForm.ts'
import { isShown, judge } from '#engine/criteria.ts'
import type { Values } from '#protocol/row.ts'
import type { SessionData } from '#protocol/services/session.ts'
import { contextOf } from '#renderer/RendererContext.ts'
import { useServices } from '../console/useServices.ts'
import { OwnCard } from './deferredCard.tsx'

interface Props {
  readonly catalogue: Catalogue
  readonly session: SessionData
  /** Name of a card of the catalogue. */
  readonly card: string
  /** Of the section and its heading: `configuration.{part}`. */
  readonly part: string
  readonly className: string
  readonly institution: number
  /** By which the row is found. */
  readonly query: Values
  /** What was entered for an institution that the person has lost. */
  readonly lost: ReactNode
}

/**
 * A card of an institution's configuration. Not drawn where none of its columns is shown; of rows whose own screen gives way to a
 * notice, it is that notice. Source: specification §2 (institution options), §6 (flags).
 */
export const ConfigurationCard = ({ part, className, institution, lost, ...own }: Props) => {
  const { t } = useTranslation()
  const { catalogue, session } = own
  const card = catalogue.cards.get(own.card)
  const selected = useMemo(() => [institution], [institution])
  const { ready, services } = useServices({ catalogue, session, selected, table: card })
  if (!card) return null
  const context = contextOf(services, 'modify', selected)
  const columns = columnsOfForm(card).flatMap((name) => card.entity.columns[name] ?? [])
  const isThere = !ready || columns.some((column) => isShown(column, context))
  if (!isThere && !lost) return null
  const closed =
    ready &&
    [...catalogue.tables.values()].find(
      ({ entity, show }) => entity.name === card.entity.name && !judge(show, context).met,
    )
  const heading = `configuration-${part}`
  return (
    <section className={className} aria-labelledby={heading}>
      <h2 id={heading}>{t(`configuration.${part}`)}</h2>
      {lost}
      {closed ? (
        <p className="banner banner--info">{t(`notices.${closed.name}`)}</p>
      ) : (
        isThere && <OwnCard key={`${part} ${institution}`} {...own} />
      )}
    </section>
  )
}
