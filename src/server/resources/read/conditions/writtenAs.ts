import { telephone } from '#dsl/validators/telephone.ts'
import type { StoredColumn } from '../../catalogue/storedColumn.ts'

/** As it is dialled from inside a country: 0612345678, 06.12.34. Fewer figures are the beginning of anything. */
const national = /^0(?:[./()-]*\d){5,}$/

/**
 * How a sought part, folded, may stand in a column: as it is and, where the column holds telephone numbers, a national one without
 * the zeros that a country's code takes the place of: 0612345678 is found in +33612345678.
 */
export const writtenAs = (part: string, columns: readonly StoredColumn[]): readonly string[] =>
  columns.some(isTelephone) && national.test(part)
    ? [part, part.replace(/\D/g, '').replace(/^0+/, '')].filter((one) => one !== '')
    : [part]

const isTelephone = ({ column }: StoredColumn): boolean => {
  const checks: readonly { readonly name: string }[] = column?.options.validate ?? []
  return checks.some(({ name }) => name === telephone.name)
}
