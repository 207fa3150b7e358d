import { buildPages } from './buildPages.ts'

/** Before all browser tests. */
export default buildPages
