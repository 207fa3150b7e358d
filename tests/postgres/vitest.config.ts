import { defineConfig } from 'vitest/config'

/** What only a PostgreSQL can show: poolers, several servers, outages. The suites share the one that `server.ts` gives. */
export default defineConfig({
  test: {
    include: ['tests/postgres/**/*.suite.ts'],
    globalSetup: ['tests/postgres/server.ts', 'tests/server/db/madeFolder.ts'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
