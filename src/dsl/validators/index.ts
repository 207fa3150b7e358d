import { atLeast } from './atLeast.ts'
import { atMost } from './atMost.ts'
import { fileName } from './fileName.ts'
import { longerThan } from './longerThan.ts'
import { matches } from './matches.ts'
import { shorterThan } from './shorterThan.ts'
import { webAddress } from './webAddress.ts'
import { whole } from './whole.ts'

/** Every validator by name: the contract suites and the message lint go through this list. */
export const validators = {
  atLeast,
  atMost,
  fileName,
  longerThan,
  matches,
  shorterThan,
  webAddress,
  whole,
} as const
