import type { ChangesReport } from '../report.ts'
import type { Voices } from '../words/changeText.ts'

/** A screen as it is called now, or was. */
export const nameOf = ({ old, next }: Voices, { comparison }: ChangesReport, table: string): string =>
  (comparison.sides.next.tables[table] ? next : old).tableName(table)
