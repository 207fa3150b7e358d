import type { SourceName } from '#dsl/names.ts'
import { agencySubscriptions } from './agencySubscriptions.ts'
import type { SourceMaker } from './rowSource.ts'

/** The services that hold rows of entities, by the name under which a schema says so. */
export const sources: Readonly<Record<SourceName, SourceMaker>> = { agencySubscriptions }
