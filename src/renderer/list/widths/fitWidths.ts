/** What a column asks for, in pixels. */
export interface Wish {
  readonly name: string
  /** Room for the longest value shown and the longest word of its header. */
  readonly natural: number
  /** What it keeps when others need room; as much as `natural` where it is never cut short. */
  readonly least: number
}

/** No value stands in a longer line than this where not all fit, in pixels: it would push the others out of sight. */
const LONGEST_LINE = 280

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0)

/**
 * Widths in pixels. All get what they ask for where it fits, and share what is left over; else the widest give way first,
 * down to their least; where that does not fit either, the list scrolls: what is longer than a line there has its least,
 * since more would make no line of two.
 */
export const fitWidths = (wishes: readonly Omit<Wish, 'name'>[], room: number): readonly number[] => {
  const asked = sum(wishes.map(({ natural }) => natural))
  if (asked <= room) return wishes.map(({ natural }) => natural + ((room - asked) * natural) / (asked || 1))
  const upTo = (limit: number) =>
    wishes.map(({ natural, least }) => Math.max(least, Math.min(natural, limit)))
  if (sum(wishes.map(({ least }) => least)) > room)
    return wishes.map(({ natural, least }) => (natural > LONGEST_LINE ? least : natural))
  const limits = [...new Set(wishes.flatMap(({ natural, least }) => [natural, least]))].sort((a, b) => a - b)
  const fitting = limits.findLast((limit) => sum(upTo(limit)) <= room) ?? 0
  const given = upTo(fitting)
  const cut = wishes.map(({ natural, least }) => natural > fitting && least <= fitting)
  const share = (room - sum(given)) / (cut.filter(Boolean).length || 1)
  return given.map((width, i) => (cut[i] ? width + share : width))
}
