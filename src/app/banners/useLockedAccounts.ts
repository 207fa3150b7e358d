import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { isApiError } from '#client/apiError.ts'
import { useClient } from '#client/ClientContext.ts'
import { type LockedAccount, providerLevel } from '#protocol/services/session.ts'
import { endpoints, lockedAccount } from '#protocol/services.ts'
import { reread } from '#renderer/list/state/reread.ts'
import { useRenderer } from '#renderer/RendererContext.ts'

const key = ['lockedAccounts']

/** Accounts that wrong passwords have locked, asked for once a minute, and the lifting of one. */
export const useLockedAccounts = () => {
  const { http } = useClient()
  const { facts } = useRenderer()
  const queries = useQueryClient()
  const { data = [] } = useQuery({
    queryKey: key,
    // Only provider staff may know who is locked.
    enabled: facts.level === providerLevel,
    queryFn: async ({ signal }) => {
      const { data } = await http.send({ ...endpoints.lockedAccounts, signal })
      return Array.isArray(data) ? data : []
    },
    refetchInterval: 60_000,
    meta: { shown: true },
  })
  const lifting = useMutation({
    mutationFn: async ({ id }: LockedAccount) => {
      try {
        await http.send({ ...lockedAccount(id), method: 'DELETE' })
      } catch (error) {
        // The lock has ended meanwhile, or somebody else has lifted it.
        if (!isApiError(error) || error.status !== 404) throw error
      }
    },
    onSettled: () => reread(queries, key),
  })
  return { accounts: data, lifting }
}
