import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { copiesIn } from '#dsl/entities/facts.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { CallProblem } from '#protocol/problem.ts'
import { ActionButton } from '../dialog/ActionButton.tsx'
import { useProblemText } from '../form/field/problemText.ts'
import { creationOf } from '../form/schema/creationOf.ts'
import { problemOf } from '../gateway.ts'
import { rowsKey } from '../list/state/useRows.ts'
import { tellWhole } from '../list/tellWhole.ts'
import { useRenderer } from '../RendererContext.ts'
import { rowOptions } from '../row/rowOptions.ts'
import { useRights } from '../useRights.ts'
import { DetailForm } from './DetailForm.tsx'
import './detail.recipe.ts'
import { reread } from '../list/state/reread.ts'

export interface DetailPageProps {
  readonly table: AnyTable
  /** The row; without it a new one is created. */
  readonly id?: number
  onBack(): void
}

/** A row on a page of its own, with a link back to its table. Source: specification §2. */
export const DetailPage = ({ table, id, onBack }: DetailPageProps) => {
  const { t } = useTranslation()
  const queries = useQueryClient()
  /** Rows of the entity, and of those whose rows it repeats. */
  const refresh = () => {
    const { entity } = table
    const repeated = copiesIn(entity).flatMap(
      ([, { relation }]) => entity.columns[relation]?.facts.entity ?? [],
    )
    for (const name of new Set([entity.name, creationOf(table).entity.name, ...repeated]))
      void reread(queries, rowsKey(name))
  }
  const { row, problem, again } = useRow(table, id)
  const { selected } = useRenderer()
  const { adds } = useRights(table)
  // The address of a new row can be typed by anybody; whoever may make none would find a locked form without a word in it.
  const refused =
    id === undefined && !(selected.length === 0 ? adds([]) : selected.some((place) => adds([place])))
  const textOf = useProblemText()
  const waiting = id !== undefined && row === undefined
  const title = t(`tables.${table.name}.title`)
  return (
    <article className="detail" data-table={table.name} onPointerOver={tellWhole}>
      <a
        className="detail-back"
        aria-label={t('form.back', { list: title })}
        href={`#${table.name}`}
        onClick={(event) => {
          event.preventDefault()
          onBack()
        }}
      >
        <span aria-hidden="true">←</span> {title}
      </a>
      {((waiting && problem) || refused) && <h1 className="detail-title">{title}</h1>}
      {problem && (
        <div className="failures" role="alert">
          <p data-error-code={problem.code}>{textOf(problem)}</p>
          <ActionButton action="retry" onClick={again}>
            {t('form.retry')}
          </ActionButton>
        </div>
      )}
      {refused && (
        <div className="failures" role="alert">
          <p data-error-code={403}>{t('errors.403')}</p>
        </div>
      )}
      {waiting && !problem && (
        <p className="detail-wait" role="status">
          <span className="spinner" aria-hidden="true" /> {t('form.loading')}
        </p>
      )}
      {!waiting && !refused && (
        <DetailForm key={row?.id} table={table} row={row} onSaved={refresh} onBack={onBack} onStale={again} />
      )}
    </article>
  )
}

/** The row as it is now; it is not read anew under somebody's hands. One that is gone meanwhile stays as it was: what is typed stands over it. */
const useRow = ({ entity }: AnyTable, id: number | undefined) => {
  const { gateway } = useRenderer()
  const { data, error, isFetching, refetch } = useQuery({
    ...rowOptions(gateway, entity, id),
    enabled: id !== undefined,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const [last, setLast] = useState(data?.row)
  if (data?.row && data.row !== last) setLast(data.row)
  const row = data?.row ?? last
  const failed = error ? problemOf(error) : data && !row ? NOT_FOUND : undefined
  return { row, problem: isFetching ? undefined : failed, again: () => void refetch() }
}

const NOT_FOUND: CallProblem = { code: 404, status: 404, details: [] }
