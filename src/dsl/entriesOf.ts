/** What an object has under its names, without those that are left open. */
export const entriesOf = <T>(of: Readonly<Partial<Record<string, T>>>): [string, T][] =>
  Object.entries(of).flatMap(([name, value]): [string, T][] => (value === undefined ? [] : [[name, value]]))
