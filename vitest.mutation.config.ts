import { defineConfig } from 'vitest/config'

/** Only the suites of the module under test, which `tests/mutation/run.ts` names: each mutant runs them again. */
export default defineConfig({
  test: {
    include: (process.env.MUTATION_TESTS ?? '').split(' '),
    globalSetup: ['tests/server/db/madeFolder.ts'],
    environment: 'node',
    pool: 'threads',
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
