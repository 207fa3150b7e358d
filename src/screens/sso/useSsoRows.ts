import { useQuery, useQueryClient } from '@tanstack/react-query'
import { idsIn, type WireRow } from '#protocol/row.ts'
import { useRenderer } from '#renderer/RendererContext.ts'

/** What there is of an institution's single sign-on. */
export interface SsoRows {
  /** Whether it is turned on. */
  readonly ssoSwitch: WireRow | undefined
  readonly settings: WireRow | undefined
  /** Sign-up codes, by which people find it too. */
  readonly codes: readonly string[]
  /** Institutions that share a group with it. */
  readonly siblings: readonly number[]
}

const key = (institution: number) => ['sso', institution]

/** Reads it; `again` after a write. */
export const useSsoRows = (institution: number) => {
  const { gateway } = useRenderer()
  const queries = useQueryClient()
  const read = useQuery({
    queryKey: key(institution),
    queryFn: async ({ signal }): Promise<SsoRows> => {
      const list = (entity: string, query: object, select?: readonly string[]) =>
        gateway.list(entity, { query: { ...query }, limit: 300, ...(select && { select }) }, signal)
      const [switches, settings, codes, groups] = await Promise.all([
        list('institutionHasSso', { idInstitution: institution }),
        list('institutionHasOauth2', { institution }),
        list('signupCode', { institution }, ['code']),
        list('institutiongroup', { institution }),
      ])
      return {
        ssoSwitch: switches.rows[0],
        settings: settings.rows[0],
        codes: codes.rows.map(({ code }) => String(code)),
        siblings: [...new Set(groups.rows.flatMap((row) => idsIn(row.institution)))].filter(
          (id) => id !== institution,
        ),
      }
    },
    staleTime: 0,
    // What is typed stands over what is read; it is not read anew under somebody's hands.
    refetchOnWindowFocus: false,
    meta: { shown: true },
  })
  return {
    ...read,
    again: async () => {
      const { isSuccess, data } = await read.refetch()
      return isSuccess ? data : undefined
    },
    /** The settings as they were written. */
    put: (settings: WireRow) =>
      void queries.setQueryData<SsoRows>(
        key(institution),
        (known) => known && { ...known, settings: { ...known.settings, ...settings } },
      ),
  }
}
