import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/** An account to which none of the files belongs. */
const owner = process.geteuid?.() ?? 0
Object.assign(process, { geteuid: () => owner + 1 })
Object.assign(fs, {
  chmodSync: () => {
    throw Object.assign(new Error('EPERM'), { code: 'EPERM' })
  },
})
syncBuiltinESMExports()
