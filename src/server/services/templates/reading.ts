import pLimit from 'p-limit'

// What unpacks and reads documents comes with the first of them: it takes a tenth of a second.
const load = async () => {
  const [{ templateIn }, { readTags }, { sampleOf }] = await Promise.all([
    import('./template.ts'),
    import('./readTags.ts'),
    import('./sampleOf.ts'),
  ])
  return { templateIn, readTags, sampleOf }
}

const inTurn = pLimit(1)

/** Files are unpacked and parsed one at a time: ten at once would hold ten times what one does. */
export const reading = <T>(work: (readers: Awaited<ReturnType<typeof load>>) => T | Promise<T>): Promise<T> =>
  inTurn(async () => work(await load()))
