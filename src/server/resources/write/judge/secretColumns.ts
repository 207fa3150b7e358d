import { redirectedSecrets } from '#engine/guards.ts'
import type { Detail } from '#protocol/problem.ts'
import { Given } from '../../../secrets/rowSecrets.ts'
import type { RowEdit } from './rowEdit.ts'

export const isSecret = ({ resource: { secrets } }: RowEdit, name: string): boolean =>
  secrets.some((column) => column.name === name)

/** A secret that is not given stays as it is. */
export const keepsSecret = (edit: RowEdit, name: string): boolean =>
  isSecret(edit, name) && !(name in edit.submitted.values)

/** Whether a secret stays that is set. */
export const keepsSetSecret = (edit: RowEdit, name: string): boolean =>
  keepsSecret(edit, name) && (edit.current?.[name] ?? null) !== null

/** Secrets given, to be sealed when the row is stored. */
export const givenSecrets = ({ resource, submitted: { values } }: RowEdit): Record<string, Given> =>
  Object.fromEntries(
    resource.secrets.flatMap(({ name }) => {
      const value = values[name]
      return typeof value === 'string' ? [[name, new Given(value)] as const] : []
    }),
  )

/** Secrets that would stay while the address that they go to becomes another host's: 419. */
export const redirectedProblems = (edit: RowEdit): Detail[] => {
  const { resource, current, row } = edit
  if (!current) return []
  return redirectedSecrets(resource.entity, current, row)
    .filter((name) => keepsSetSecret(edit, name))
    .map((column) => ({ column, code: 419, reason: 'hostChanged' }))
}
