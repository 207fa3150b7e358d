import { type RawBuilder, sql } from 'kysely'
import { providerLevel } from '#protocol/services/session.ts'
import { HttpProblem } from '../../../errors.ts'

/** @throws HttpProblem 403 */
export const demandProvider = ({ level }: { readonly level: number }): void => {
  if (level > providerLevel) throw new HttpProblem(403)
}

/** What a person may do: found in the database, and kept with a session as it was when the session got its last token. */
export interface Rights {
  /** 1 is the highest. */
  readonly level: number
  /** Those of activated attachments, in order; 'all' for provider staff. */
  readonly institutions: readonly number[] | 'all'
  /** Columns of the level that are true. */
  readonly allowed: readonly string[]
}

/** SQL of the rights, as jsonb, of the person whose id an expression gives. */
export const rightsOf = (admin: RawBuilder<unknown>): RawBuilder<Rights> => sql<Rights>`(
    select jsonb_build_object(
      'level', p."level",
      'institutions', case when p."level" = ${sql.lit(providerLevel)} then '"all"'::jsonb else (
        select coalesce(jsonb_agg(h."institution" order by h."institution"), '[]'::jsonb)
        from "institutionHasAdmin" h where h."admin" = p."id" and h."isActivated") end,
      'allowed', (
        select coalesce(jsonb_agg(c.key order by c.key), '[]'::jsonb)
        from jsonb_each(to_jsonb(l)) c where c.value = 'true'::jsonb))
    from "admin" p join "level" l on l."id" = p."level" where p."id" = ${admin})`

/** What holds both times: what was given since waits for the next token, what was taken is gone. */
export const lesserOf = (granted: Rights, present: Rights): Rights => ({
  level: Math.max(granted.level, present.level),
  institutions: inBoth(granted.institutions, present.institutions),
  allowed: present.allowed.filter((column) => granted.allowed.includes(column)),
})

/** The rights in those institutions alone; nowhere else is anybody provider staff. */
export const limitedTo = (within: readonly number[] | null, rights: Rights): Rights =>
  within === null ? rights : { ...rights, institutions: inBoth(rights.institutions, within) }

const inBoth = (a: Rights['institutions'], b: Rights['institutions']): Rights['institutions'] => {
  if (a === 'all') return b
  return b === 'all' ? a : b.filter((id) => a.includes(id))
}
