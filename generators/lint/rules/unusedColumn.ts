import { storedNames, usedColumns } from '../columnUses.ts'
import type { Rule } from '../finding.ts'
import { saidAt } from '../places.ts'
import { isSpokenOf } from '../words.ts'

/** Columns that no list, form, file, rule, reaction, grant or criterion names, nor any word of a service or a screen that is written by hand. */
export const unusedColumn: Rule<'unusedColumn'> = {
  name: 'unusedColumn',
  find: (subject) => {
    const used = usedColumns(subject.catalogue)
    return storedNames(subject.catalogue)
      .filter(([{ name }, column]) => !used.has(`${name}.${column}`) && !isSpokenOf(subject, column))
      .map(([{ name }, column]) => ({
        of: `${name}.${column}`,
        at: saidAt(subject, name, column),
        harm: 'it stands in no list, form, rule, criterion or service: what clients put there nobody ever sees',
        instead: 'show it in a list or a form of its table, or take it away with its values',
      }))
  },
}
