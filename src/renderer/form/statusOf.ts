import type { AnyTable } from '#dsl/tables/table.ts'

/** The column that says whether a row is in use. */
export const statusOf = ({ form }: Pick<AnyTable, 'form'>): string | undefined =>
  form.style === 'row' ? undefined : form.status
