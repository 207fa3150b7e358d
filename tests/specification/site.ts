import { catalogue } from '#schemas'
import { specificationFiles } from '../../generators/specification/site.ts'

/** All that is written, once for every suite of a process. */
export const site = specificationFiles(catalogue)
