type Item = unknown

/** PostgreSQL's text form of an array → JavaScript array, each element read by `parse`; NULL → null. Nested arrays nest. */
export function parseArray(source: string, parse: (text: string) => Item): Item[] {
  let at = 0
  const list = (): Item[] => {
    const items: Item[] = []
    at++
    while (source[at] !== '}' && at < source.length) {
      if (source[at] === ',') at++
      items.push(source[at] === '{' ? list() : source[at] === '"' ? parse(quoted()) : bare(parse))
    }
    at++
    return items
  }
  const quoted = (): string => {
    let text = ''
    for (at++; source[at] !== '"' && at < source.length; at++) {
      if (source[at] === '\\') at++
      text += source[at]
    }
    at++
    return text
  }
  const bare = (read: (text: string) => Item): Item => {
    const from = at
    while (at < source.length && source[at] !== ',' && source[at] !== '}') at++
    const text = source.slice(from, at)
    return text === 'NULL' ? null : read(text)
  }
  // A lower bound other than 1 is written before the braces: [0:2]={…}
  at = source.indexOf('{')
  return at < 0 ? [] : list()
}

/** JavaScript array → PostgreSQL's text form; `write` gives the text of one element, null for NULL. */
export const formatArray = (items: readonly Item[], write: (item: Item) => string | null): string =>
  `{${items.map((item) => (Array.isArray(item) ? formatArray(item, write) : element(write(item)))).join(',')}}`

const element = (text: string | null) =>
  text === null ? 'NULL' : `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
