import { randomFrom } from '../../generators/demo/random.ts'

export const INSTITUTIONS = 300
const ROWS = 100_000
const largest = 10_000
const large = { institutions: 10, rows: 2_000 }

/** Time codes of each institution: one very large, some large ones, and the many that share what is left. */
const small = (): readonly number[] => {
  const others = INSTITUTIONS - 1 - large.institutions
  const left = ROWS - largest - large.institutions * large.rows
  return Array.from({ length: others }, (_, i) => Math.floor(left / others) + (i < left % others ? 1 : 0))
}

export const rowCounts: readonly number[] = [
  largest,
  ...Array.from({ length: large.institutions }, () => large.rows),
  ...small(),
]

/** Who signs in: the provider's staff, who see all and write, and people of some institutions, who look. */
export const PROVIDERS = 4
export const STAFF = 8
const INSTITUTIONS_OF_STAFF = 6

/** Ids of the institutions that each of the staff belongs to: some are large. */
export const staffInstitutions: readonly (readonly number[])[] = Array.from(
  { length: STAFF },
  (_, person) => {
    const random = randomFrom(person + 1)
    const further = Array.from({ length: INSTITUTIONS_OF_STAFF - 1 }, () => random.int(12, INSTITUTIONS))
    return [...new Set([person + 1, ...further])]
  },
)
