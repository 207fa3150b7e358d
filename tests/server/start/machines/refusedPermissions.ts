import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/** A file system as of a memory stick: a change of permissions is refused, to the owner too. */
const refuse = () => {
  throw Object.assign(new Error('EPERM'), { code: 'EPERM' })
}
Object.assign(fs, { chmodSync: refuse, fchmodSync: refuse })
syncBuiltinESMExports()
