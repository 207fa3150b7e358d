import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useClient } from '#client/ClientContext.ts'
import type { Catalogue } from '#dsl/catalogue.ts'
import { institutionsOf } from '#dsl/entities/places.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { grantedColumns } from '#engine/access/grants.ts'
import type { Values, WireRow } from '#protocol/row.ts'
import type { SessionData } from '#protocol/services/session.ts'
import { CardForm } from '#renderer/card/CardForm.tsx'
import { ActionButton } from '#renderer/dialog/ActionButton.tsx'
import { failureText } from '#renderer/failureText.ts'
import { problemOf } from '#renderer/gateway.ts'
import { reread } from '#renderer/list/state/reread.ts'
import { rowsKey } from '#renderer/list/state/useRows.ts'
import { RendererProvider } from '#renderer/RendererContext.ts'
import { useInSlices } from '#renderer/scheduling/useInSlices.ts'
import { personOf } from '../console/personOf.ts'
import { useServices } from '../console/useServices.ts'
import { useTableWords } from '../words/useTableWords.ts'
import { CardWait } from './deferredCard.tsx'

interface Props {
  readonly catalogue: Catalogue
  readonly session: SessionData
  /** Name of a card of the catalogue. */
  readonly card: string
  /** By which the row is found. */
  readonly query: Values
  onSaved?(row: WireRow): void
}

/** A row on a page under `/me`: as it is on the server, and what of it the person may change by the entity's grants. */
export const OwnCard = ({ card: name, ...props }: Props) => {
  const card = props.catalogue.cards.get(name)
  return card ? <KnownCard card={card} {...props} /> : null
}

const KnownCard = ({
  catalogue,
  session,
  card,
  query,
  onSaved,
}: Omit<Props, 'card'> & { readonly card: AnyTable }) => {
  const { t } = useTranslation()
  const { settings } = useClient()
  const queries = useQueryClient()
  const all = useMemo(() => session.institutions.map((one) => one.id), [session.institutions])
  const { ready, services } = useServices({ catalogue, session, selected: all, table: card })
  const { isThere, ...words } = useTableWords(card.name)
  const { gateway } = services
  const { entity } = card
  const key = [...rowsKey(entity.name), 'own', query]
  const found = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const { rows } = await gateway.list(entity.name, { query, limit: 1 }, signal)
      return rows[0] ?? null
    },
    meta: { shown: true },
  })
  const row = found.data
  const shown = useInSlices(row && ready && isThere ? row : undefined)
  const writableOf = useCallback(
    (values: WireRow) =>
      grantedColumns(entity, { values, places: institutionsOf(entity, values) }, personOf(session), settings),
    [entity, session, settings],
  )
  if (row === null || found.isLoadingError)
    return (
      <div className="failures" role="alert">
        <p>
          {failureText(t, found.error ? problemOf(found.error) : { code: 404, status: 404, details: [] })}
        </p>
        <ActionButton action="retry" onClick={() => void found.refetch()}>
          {t('form.retry')}
        </ActionButton>
      </div>
    )
  if (!row || !shown) return <CardWait {...words} />
  const saved = (next: WireRow | undefined) => {
    if (next) queries.setQueryData(key, { ...row, ...next })
    void reread(queries, rowsKey(entity.name))
    if (next) onSaved?.(next)
  }
  return (
    <RendererProvider value={services}>
      <CardForm card={card} row={row} writableOf={writableOf} onSaved={saved} />
    </RendererProvider>
  )
}
