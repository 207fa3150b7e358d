/** The code that the system, the database or the framework gave an error: `ENOENT`, `23505`. Undefined where it has none. */
export const errorCode = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined
