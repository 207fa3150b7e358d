/** What a column asks for, in pixels. */
export interface Wish {
  readonly name: string
  /** Room for the longest value shown and the longest word of its header. */
  readonly natural: number
  /** What it keeps when others need room; as much as `natural` where it is never cut short. */
  readonly least: number
  /** It names the row or says where it is: room goes to it before the others get more than their least. */
  readonly first?: boolean
}

type Asking = Omit<Wish, 'name'>

/** No value stands in a longer line than this where not all fit, in pixels: it would push the others out of sight. */
const LONGEST_LINE = 280

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0)

/** All as wide as they ask for, but for the widest, which give way down to their least. */
const level = (wishes: readonly Asking[], room: number): readonly number[] => {
  const upTo = (limit: number) =>
    wishes.map(({ natural, least }) => Math.max(least, Math.min(natural, limit)))
  const limits = [...new Set(wishes.flatMap(({ natural, least }) => [natural, least]))].sort((a, b) => a - b)
  const fitting = limits.findLast((limit) => sum(upTo(limit)) <= room) ?? 0
  const given = upTo(fitting)
  const cut = wishes.map(({ natural, least }) => natural > fitting && least <= fitting)
  const share = (room - sum(given)) / (cut.filter(Boolean).length || 1)
  return given.map((width, i) => (cut[i] ? width + share : width))
}

/** Where more room would make no line of two, it asks for none. */
const inLines = ({ natural, least }: Asking): Asking => ({
  natural: natural > LONGEST_LINE ? least : natural,
  least,
})

/**
 * Widths in pixels. All get what they ask for where it fits, and share what is left over; else what names a row and where
 * it is comes first, the others share the rest, and among either the widest give way first, down to their least; where that
 * does not fit either, the list scrolls by twice what is missing at most, so that few pixels less move no column far; what
 * is longer than a line there has its least, since more would make no line of two.
 */
export const fitWidths = (wishes: readonly Asking[], room: number): readonly number[] => {
  const asked = sum(wishes.map(({ natural }) => natural))
  if (asked <= room) return wishes.map(({ natural }) => natural + ((room - asked) * natural) / (asked || 1))
  const tightest = sum(wishes.map(({ least }) => least))
  if (tightest > room) return level(wishes.map(inLines), tightest + (tightest - room))
  const firsts = wishes.filter(({ first }) => first)
  const others = wishes.filter(({ first }) => !first)
  const toFirsts = level(firsts, room - sum(others.map(({ least }) => least)))
  const toOthers = level(others, room - sum(toFirsts))
  return wishes.map((wish) =>
    wish.first ? (toFirsts[firsts.indexOf(wish)] ?? 0) : (toOthers[others.indexOf(wish)] ?? 0),
  )
}
