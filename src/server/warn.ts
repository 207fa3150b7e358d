/** Told of what fails where nobody waits for an answer, or where another answer stands in its place: the server's log. */
export type Warn = (error: Error) => void

export const errorOf = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(String(thrown))
