import type { StoreApi } from 'zustand/vanilla'

/** A store as those see it who draw what it holds and do not change it. */
export type ReadonlyStore<T> = Omit<StoreApi<T>, 'setState'>
