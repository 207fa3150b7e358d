import { useEffect } from 'react'
import type { Columns } from '#dsl/columns/column.ts'
import { useRenderer } from '../RendererContext.ts'
import type { FormScope } from './FormScope.ts'

interface Props extends FormScope {
  readonly column: string
}

/** Tells a form what one of its linked inputs could hold, as soon as that is known. Draws nothing. */
export const Offers = ({ table, store, column }: Props) => {
  const related = (table.entity.columns as Columns)[column]?.facts.entity ?? ''
  const { state, choices } = useRenderer().useChoices(related)
  useEffect(() => {
    store.setOffers(column, state === 'ready' ? choices : undefined)
  }, [store, column, state, choices])
  return null
}
