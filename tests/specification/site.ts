import { catalogue } from '#schemas'
import { described } from '#schemas/described/described.ts'
import { specificationFiles } from '../../generators/specification/site.ts'

/** All that is written, once for every suite of a process. */
export const site = specificationFiles(catalogue, described)
