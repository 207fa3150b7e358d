import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { namedBy } from '#dsl/entities/label.ts'
import type { ListAnswer } from '../../gateway.ts'
import { type Choices, useRenderer } from '../../RendererContext.ts'
import { relatedLabel } from './relatedLabel.ts'

type Row = Readonly<Record<string, unknown>>
type Told = ListAnswer['related']

/**
 * How the row is called that a relation of a row points at: as a page tells it, else as it is asked for, of these rows
 * alone; empty until the answer is there. Undefined where nothing is known of it, and where rows are not named by the relation.
 */
export const useRelatedLabel = (
  entity: AnyEntity,
  name: string | undefined,
  rows: readonly Row[],
  related: Told,
): ((row: Row, told?: Told) => string | undefined) => {
  const { t } = useTranslation()
  const { nameOf, useChoices } = useRenderer()
  const relation = name !== undefined && namedBy(entity).includes(name) ? name : undefined
  const column = relation === undefined ? undefined : entity.columns[relation]
  const unknown = useMemo(() => {
    if (relation === undefined || related?.[relation]) return NO_IDS
    const ids = rows.flatMap((row) => (typeof row[relation] === 'number' ? row[relation] : []))
    return [...new Set(ids)]
  }, [relation, rows, related])
  // A component names rows of one entity. Of most no relation is asked for, and four idle queries for it cost a list or a form a millisecond.
  const [asks] = useState(relation !== undefined)
  const useAsked = asks ? useChoices : useNothing
  const { state, choices, held = NO_CHOICES } = useAsked(column?.facts.entity ?? '', { held: unknown })
  const isAsked = state === 'loading'
  return useCallback(
    (row, told = related) => {
      const id = relation && row[relation]
      if (!column || typeof id !== 'number') return undefined
      const known = relatedLabel({ t, nameOf }, column, told?.[relation ?? ''], id)
      const asked = [...held, ...choices].find((one) => one.id === id)?.label
      return known ?? asked ?? (isAsked && unknown.includes(id) ? '' : undefined)
    },
    [t, nameOf, relation, column, related, choices, held, isAsked, unknown],
  )
}

const NOTHING: Choices = { state: 'ready', choices: [] }
const useNothing = (): Choices => NOTHING

const NO_IDS: readonly number[] = []
const NO_CHOICES: readonly { readonly id: number; readonly label: string }[] = []
