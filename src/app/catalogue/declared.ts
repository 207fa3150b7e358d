import { catalogue } from '#schemas'
import type { Declared } from './inParts.ts'

/** What is declared: here all at once, in the pages that are built in parts (`generators/page/declaredInParts.ts`). */
export const declared: Declared = {
  first: catalogue,
  tables: {},
  all: async () => ({ catalogue }),
}
