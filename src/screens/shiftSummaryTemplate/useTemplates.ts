import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useClient } from '#client/ClientContext.ts'
import { createShiftTemplates, type ShiftTemplates } from '#client/services/shiftTemplates.ts'
import type { ShiftTemplate } from '#protocol/services/shiftTemplate.ts'
import { reread } from '#renderer/list/state/reread.ts'
import { useRenderer } from '#renderer/RendererContext.ts'

const KEY = 'shiftTemplates'

export const useService = (): ShiftTemplates => {
  const { http } = useClient()
  return useMemo(() => createShiftTemplates(http), [http])
}

/** The templates of the selected institutions; `again` after a write. */
export const useTemplates = () => {
  const service = useService()
  const queries = useQueryClient()
  const { selected } = useRenderer()
  const queryKey = [KEY, 'of', ...selected]
  const read = useQuery({
    queryKey,
    queryFn: ({ signal }) => service.list(selected, { signal }),
    staleTime: 0,
    meta: { shown: true },
  })
  return { ...read, again: () => reread(queries, queryKey) }
}

export const tagsKey = ({ id, version }: ShiftTemplate) => [KEY, id, version, 'tags']

/** The tags of one version of a template: these never change. */
export const useTags = (template: ShiftTemplate) => {
  const service = useService()
  return useQuery({
    queryKey: tagsKey(template),
    queryFn: ({ signal }) => service.tags(template.id, { signal }),
    staleTime: Infinity,
    meta: { shown: true },
  })
}

/** A text template filled in. */
export const useSampleText = ({ id, version }: ShiftTemplate) => {
  const service = useService()
  return useQuery({
    queryKey: [KEY, id, version, 'sample'],
    queryFn: async ({ signal }) => (await service.sample(id, { signal })).text(),
    staleTime: Infinity,
    meta: { shown: true },
  })
}
