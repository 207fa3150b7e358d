import { refusal } from './refusal.ts'

const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
/** Where an entry of the directory can stand: sectors are multiples of 512 bytes, entries are 128 long ([MS-CFB] 2.6). */
const ENTRY = 128
const WORD_97 = 0xa5ec
const ENCRYPTED = 0x0100

/** Of storages and streams that hold programs, as Word and the packager call them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the packager's name begins with one
const programs = /^(Macros|VBA|_VBA_PROJECT(_CUR)?|PROJECTwm|\u0001Ole10Native|WordBasic)$/i

interface Entry {
  readonly name: string
  readonly start: number
}

/**
 * Refuses what is no Word 97 to 2003 document without programs. Every place where an entry of the directory could stand is looked
 * at, whatever the chains say, so that none can be hidden. Source: [MS-CFB] 2.6.1, [MS-DOC] 2.5.1.
 * @throws FileRefusal
 */
export const demandDoc = (bytes: Buffer): void => {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE) || bytes.length < 1536)
    throw refusal('otherContent')
  const entries: Entry[] = []
  for (let at = 512; at + ENTRY <= bytes.length; at += ENTRY) {
    const entry = entryAt(bytes, at)
    if (entry) entries.push(entry)
  }
  if (entries.some(({ name }) => name === 'EncryptedPackage')) throw refusal('encrypted')
  if (entries.some(({ name }) => programs.test(name))) throw refusal('macros')
  const document = entries.find(({ name }) => name === 'WordDocument')
  if (!document) throw refusal('otherContent')
  const sector = 1 << bytes.readUInt16LE(30)
  const start = (document.start + 1) * sector
  // Word 6 and 95 keep macros where only their own reader finds them.
  if (start + 12 > bytes.length || bytes.readUInt16LE(start) !== WORD_97) throw refusal('brokenFile')
  if (bytes.readUInt16LE(start + 10) & ENCRYPTED) throw refusal('encrypted')
}

const entryAt = (bytes: Buffer, at: number): Entry | undefined => {
  const length = bytes.readUInt16LE(at + 64)
  const type = bytes[at + 66]
  if (length < 4 || length > 64 || length % 2 || !(type === 1 || type === 2 || type === 5)) return undefined
  const name = bytes.toString('utf16le', at, at + length - 2)
  return { name, start: bytes.readUInt32LE(at + 116) }
}
