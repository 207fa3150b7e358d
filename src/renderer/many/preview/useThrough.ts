import { useQuery } from '@tanstack/react-query'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { writtenThrough } from '#dsl/entities/facts.ts'
import type { WireRow } from '#protocol/row.ts'
import { placesThrough } from '../../names/placesThrough.ts'
import { useRenderer } from '../../RendererContext.ts'

/**
 * Where a change of rows holds that repeat what it changes of others; no places where they repeat nothing of it. Until it is known,
 * or where it cannot be read, nobody knows whom the change reaches.
 */
export const useThrough = (of: AnyEntity, rows: readonly WireRow[], columns: readonly string[]) => {
  const { gateway } = useRenderer()
  const enabled = writtenThrough(of, columns).length > 0
  const {
    data = [],
    error,
    isSuccess,
    refetch,
  } = useQuery({
    queryKey: ['through', of.name, rows.map(({ id }) => id), columns],
    queryFn: () => placesThrough(gateway, of, rows, columns),
    enabled,
    gcTime: 0,
    staleTime: 0,
  })
  return { places: data, isKnown: !enabled || isSuccess, error, again: () => void refetch() }
}
