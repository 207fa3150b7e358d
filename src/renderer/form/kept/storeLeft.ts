import { type Left, readLeft, writeLeft } from './unfinished.ts'

/** Stores these; what others have left stays. */
export const storeLeft = (some: readonly Left[]): void => {
  const keys = some.map(({ key }) => key)
  store([...readLeft().filter(({ key }) => !keys.includes(key)), ...some])
}

const store = (all: readonly Left[]): void => {
  try {
    writeLeft(all)
  } catch (error) {
    if (all.length === 0) throw error
    // A tab stores five megabytes or so: what is largest is given up for the others.
    const [, ...others] = all.toSorted((a, b) => sizeOf(b) - sizeOf(a))
    store(others)
  }
}

const sizeOf = (one: Left): number => JSON.stringify(one).length
