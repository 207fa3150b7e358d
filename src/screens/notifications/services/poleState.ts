/** How much of a division is chosen. */
type PoleState = 'none' | 'some' | 'all'

export const poleState = (members: readonly number[], chosen: ReadonlySet<number>): PoleState => {
  const count = members.filter((id) => chosen.has(id)).length
  if (count === 0) return 'none'
  return count === members.length ? 'all' : 'some'
}

/** What is chosen once all members are, or once none is where all were; in order. Source: specification of the institution area, §2. */
export const withPole = (members: readonly number[], chosen: ReadonlySet<number>): readonly number[] => {
  const all = poleState(members, chosen) === 'all'
  const others = [...chosen].filter((id) => !members.includes(id))
  return [...others, ...(all ? [] : members)].sort((a, b) => a - b)
}
