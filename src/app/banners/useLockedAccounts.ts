import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { isApiError } from '#client/apiError.ts'
import { useClient } from '#client/queries.ts'

/** As the authentication service tells it. */
export interface LockedAccount {
  /** Id of the administrator. */
  readonly id: number
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** ISO 8601, UTC. */
  readonly until: string
}

const key = ['lockedAccounts']

/** Accounts that wrong passwords have locked, asked for once a minute, and the lifting of one. */
export const useLockedAccounts = () => {
  const { http } = useClient()
  const queries = useQueryClient()
  const { data = [] } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const { data } = await http.send({ service: 'auth', path: '/locked-accounts', signal })
      return Array.isArray(data) ? (data as LockedAccount[]) : []
    },
    refetchInterval: 60_000,
    meta: { shown: true },
  })
  const lifting = useMutation({
    mutationFn: async ({ id }: LockedAccount) => {
      try {
        await http.send({ service: 'auth', path: `/locked-accounts/${id}`, method: 'DELETE' })
      } catch (error) {
        // The lock has ended meanwhile, or somebody else has lifted it.
        if (!isApiError(error) || error.status !== 404) throw error
      }
    },
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  })
  return { accounts: data, lifting }
}
