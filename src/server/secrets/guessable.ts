/** A key in another writing: its digits, their number, and of how many different ones a random key never is. */
interface Writing {
  readonly digits: readonly number[]
  readonly base: number
  readonly few: number
}

/** In bits. */
const longestPeriod = 128n
const length = 256n

/** Of the 43 signs of a key in base64, so many of one case are words and no chance. */
const manyLetters = 40

/**
 * Whether a key of 32 bytes was made up and not drawn. Such are keys
 * - of few different digits, or few different steps from a digit to the next, whether hexadecimal (6), of base64 (10) or
 *   bytes (12): repetitions, sequences, short numbers filled up;
 * - that repeat themselves after 128 bits or less;
 * - that are 32 printable characters, or words when written in base64.
 * A random key is one of them once in 8 · 10¹¹.
 */
export const isGuessable = (key: Uint8Array): boolean => {
  const hex = Buffer.from(key).toString('hex')
  const base64 = Buffer.from(key).toString('base64url')
  return (
    writingsOf(key, hex, base64).some(isMonotonous) ||
    repeats(BigInt(`0x${hex}`)) ||
    key.every((byte) => byte >= 0x20 && byte < 0x7f) ||
    [/[a-z]/g, /[A-Z]/g].some((letters) => (base64.match(letters)?.length ?? 0) >= manyLetters)
  )
}

const hexDigits = '0123456789abcdef'
const base64Digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

const writingsOf = (key: Uint8Array, hex: string, base64: string): Writing[] => [
  { digits: [...hex].map((digit) => hexDigits.indexOf(digit)), base: 16, few: 6 },
  // The last has four bits only.
  { digits: [...base64.slice(0, -1)].map((digit) => base64Digits.indexOf(digit)), base: 64, few: 10 },
  { digits: [...key], base: 256, few: 12 },
]

const isMonotonous = ({ digits, base, few }: Writing): boolean => {
  const steps = digits.slice(1).map((digit, n) => (digit - (digits[n] ?? 0) + base) % base)
  return [digits, steps].some((all) => new Set(all).size <= few)
}

/**
 * Whether the bits are the same as those so many places further, for some number of places: in steps of two, since digits
 * of every writing have an even number of bits.
 */
const repeats = (key: bigint): boolean => {
  for (let period = 2n; period <= longestPeriod; period += 2n)
    if (key >> period === BigInt.asUintN(Number(length - period), key)) return true
  return false
}
