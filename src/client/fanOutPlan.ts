/** One write of a fan-out: a line (or batch) for an institution. The key is stable, so that a retry writes nothing twice. */
export interface Cell<T> {
  readonly id: string
  readonly line: number
  readonly institution: number
  readonly input: T
  readonly key: string
  /** Id of the cell that must be done first. */
  readonly after?: string
}

export type Outcome<R> =
  | { readonly state: 'waiting' }
  | { readonly state: 'running' }
  | { readonly state: 'done'; readonly value: R }
  | { readonly state: 'failed'; readonly error: unknown }

export interface Progress {
  readonly done: number
  readonly failed: number
  readonly total: number
}

/**
 * Lines × institutions, line by line. `chained`: a line goes to its next institution only once the one before is
 * done, because it needs what that one answered (the ids of created rows).
 */
export function planFanOut<T>(
  lines: readonly T[],
  institutions: readonly number[],
  { chained = false, newKey = () => crypto.randomUUID() as string } = {},
): Cell<T>[] {
  return lines.flatMap((input, line) =>
    institutions.map((institution, index) => ({
      id: `${line}:${institution}`,
      line,
      institution,
      input,
      key: newKey(),
      after: chained && index > 0 ? `${line}:${institutions[index - 1]}` : undefined,
    })),
  )
}

/** Batches of at most `size`, in order. */
export function batchesOf<T>(rows: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, i) => rows.slice(i * size, (i + 1) * size))
}
