/** No body that says anything has as many levels; what walks one in steps of its own has the stack for them. */
const LEVELS_MAX = 50

/** Whether JSON holds lists and objects within one another beyond what is read. Looks at its text once. */
export const isDeep = (json: string): boolean => {
  let depth = 0
  for (let i = 0; i < json.length; i++) {
    const letter = json[i]
    if (letter === '"') i = endOfText(json, i)
    else if (letter === ']' || letter === '}') depth--
    else if ((letter === '[' || letter === '{') && ++depth > LEVELS_MAX) return true
  }
  return false
}

/** Where the text ends that begins there. */
const endOfText = (json: string, start: number): number => {
  let i = start + 1
  while (i < json.length && json[i] !== '"') i += json[i] === '\\' ? 2 : 1
  return i
}
