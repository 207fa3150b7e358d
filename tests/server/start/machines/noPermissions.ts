import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/** A file system as of a shared drive: a change of permissions is accepted and forgotten. */
Object.assign(fs, { chmodSync: () => {}, fchmodSync: () => {} })
syncBuiltinESMExports()
