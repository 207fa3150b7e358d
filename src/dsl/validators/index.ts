import { apeCode } from './apeCode.ts'
import { atLeast } from './atLeast.ts'
import { atMost } from './atMost.ts'
import { longerThan } from './longerThan.ts'
import { postalCode } from './postalCode.ts'
import { shorterThan } from './shorterThan.ts'
import { siret } from './siret.ts'
import { telephone } from './telephone.ts'
import { webAddress } from './webAddress.ts'
import { whole } from './whole.ts'

/** Every validator by name: the contract suite goes through this list. */
export const validators = {
  apeCode,
  atLeast,
  atMost,
  longerThan,
  postalCode,
  shorterThan,
  siret,
  telephone,
  webAddress,
  whole,
} as const
