/**
 * Work that was begun together, so that its statements go out together: all of it has ended when this does.
 * @throws what the first in order throws
 */
export const settleAll = async <T extends readonly unknown[]>(
  ...work: { readonly [K in keyof T]: Promise<T[K]> }
): Promise<T> => {
  const ended = await Promise.allSettled(work)
  for (const one of ended) if (one.status === 'rejected') throw one.reason
  return Promise.all(work) as Promise<T>
}

/** A statement of a pipelined transaction that gives nothing: where it fails, what comes after it does, or the commit. */
export const fireAndForget = (work: Promise<unknown>): void => void work.catch(() => {})
