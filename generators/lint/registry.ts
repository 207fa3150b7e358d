import type { Rule } from './finding.ts'
import { decidedCriterion } from './rules/decidedCriterion.ts'
import { labelsAlike } from './rules/labelsAlike.ts'
import { labelTooLong } from './rules/labelTooLong.ts'
import { questionValues } from './rules/questionValues.ts'
import { unfillable } from './rules/unfillable.ts'
import { unreachable } from './rules/unreachable.ts'
import { unusedColumn } from './rules/unusedColumn.ts'
import { unusedLabel } from './rules/unusedLabel.ts'
import { unusedName } from './rules/unusedName.ts'
import { unusedValue } from './rules/unusedValue.ts'
import { widerAccess } from './rules/widerAccess.ts'

/** What is looked for; the names are those that exceptions say. */
export const rules = [
  decidedCriterion,
  unfillable,
  unreachable,
  unusedColumn,
  unusedValue,
  unusedName,
  unusedLabel,
  labelsAlike,
  labelTooLong,
  questionValues,
  widerAccess,
] as const satisfies readonly Rule[]
