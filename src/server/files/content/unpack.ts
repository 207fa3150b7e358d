import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { FileRefusal, refusal } from './refusal.ts'

/** What a package may hold, in bytes but for the first. */
const LIMITS = {
  entries: 1000,
  total: 20_000_000,
  /** Of one part that is parsed as XML. */
  parsed: 2_000_000,
  /** Unpacked to packed size of one part. No document comes near it, a bomb is packed 1000 to 1; parts below `small` may. */
  ratio: 200,
  small: 100_000,
}

/** The parts of a package by their names, as they really are: sizes that it states are held against what comes out of it. */
export type Parts = ReadonlyMap<string, Buffer>

/**
 * Unpacks in memory, and gives up as soon as a limit is passed.
 * @throws FileRefusal: brokenFile, encrypted, outside, unpacksTooLarge
 */
export const unpack = async (bytes: Buffer): Promise<Parts> => {
  if (bytes.length < 4 || bytes.readUInt32BE(0) !== 0x504b0304) throw refusal('otherContent')
  const parts = new Map<string, Buffer>()
  let total = 0
  try {
    const zip = await fromBufferPromise(bytes, { strictFileNames: true, lazyEntries: true })
    if (zip.entryCount > LIMITS.entries) throw refusal('unpacksTooLarge')
    for await (const entry of zip.eachEntry()) {
      const { fileName } = entry
      if (entry.isEncrypted()) throw refusal('encrypted')
      if (!entry.canDecodeFileData() || parts.has(fileName)) throw refusal('brokenFile')
      demandBounded(entry)
      total += entry.uncompressedSize
      if (total > LIMITS.total) throw refusal('unpacksTooLarge')
      if (!fileName.endsWith('/')) parts.set(fileName, await bytesOf(zip, entry))
    }
  } catch (error) {
    if (error instanceof FileRefusal) throw error
    const said = error instanceof Error ? error.message : ''
    throw refusal(
      /^(invalid relative path|absolute path|invalid characters in fileName)/.test(said)
        ? 'outside'
        : 'brokenFile',
    )
  }
  return parts
}

const demandBounded = ({ fileName, uncompressedSize, compressedSize }: Entry): void => {
  const isBomb = uncompressedSize > LIMITS.small && uncompressedSize > compressedSize * LIMITS.ratio
  const isLong = isParsed(fileName) && uncompressedSize > LIMITS.parsed
  if (isBomb || isLong) throw refusal('unpacksTooLarge')
}

/** Parts that are read as text here or by the library. */
export const isParsed = (name: string): boolean => /\.(xml|rels)$/i.test(name)

/** The library ends the stream with an error where more or less comes out than the entry says, so nothing more than that is kept. */
const bytesOf = async (zip: ZipFile, entry: Entry): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk)
  return Buffer.concat(chunks)
}
