import type { Catalogue } from '#dsl/catalogue.ts'
import { resourcesOf } from '#server/resources/catalogue/resource.ts'
import { Given, sealed } from '#server/secrets/rowSecrets.ts'
import { vaultOf } from '#server/secrets/vault.ts'
import type { Rows } from './rows.ts'

/** The rows with their secrets as the server stores them. */
export const sealRows = (
  catalogue: Catalogue,
  rows: ReadonlyMap<string, Rows>,
  secretKey: Uint8Array,
): ReadonlyMap<string, Rows> => {
  const resources = resourcesOf(catalogue, vaultOf([secretKey]))
  return new Map(
    Array.from(rows, ([entity, own]) => {
      const resource = resources.of(entity)
      if (resource.secrets.length === 0) return [entity, own]
      return [
        entity,
        own.map((row) => {
          const given = resource.secrets.flatMap(({ name }) =>
            typeof row[name] === 'string' ? [[name, new Given(row[name])] as const] : [],
          )
          return { ...sealed(resource, { ...row, ...Object.fromEntries(given) }), id: row.id }
        }),
      ]
    }),
  )
}
