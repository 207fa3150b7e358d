import { defineConfig } from 'vitest/config'

/** Only the suites of the module under test, which `tests/mutation/run.ts` names: each mutant runs them again. */
export default defineConfig({
  test: {
    include: (process.env.MUTATION_TESTS ?? '').split(' '),
    globalSetup: ['tests/server/db/madeFolder.ts'],
    environment: 'node',
    pool: 'threads',
    isolate: process.env.MUTATION_APART === '1',
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
