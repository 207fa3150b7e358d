import { type Labels, stem } from './locale.ts'

const place = /\{\{\s*(\w+)[^}]*\}\}/g

/** Key without its plural ending → names of the places for values in its texts: `{{name}}`, `{{count, number}}`. */
const placesIn = (labels: Labels): ReadonlyMap<string, ReadonlySet<string>> => {
  const named = new Map<string, Set<string>>()
  for (const [key, text] of labels) {
    const known = named.get(stem(key)) ?? new Set()
    for (const [, name = ''] of text.matchAll(place)) known.add(name)
    named.set(stem(key), known)
  }
  return named
}

/** `key: {{nmae}} is not in French`: a place that one language has alone stays as it is written, or leaves a value untold. */
export const placeFaults = (labels: Labels, french: Labels): string[] => {
  const own = placesIn(labels)
  const theirs = placesIn(french)
  return [...own].flatMap(([key, names]) => {
    const expected = theirs.get(key)
    if (!expected) return []
    const more = [...names]
      .filter((name) => !expected.has(name))
      .map((name) => `{{${name}}} is not in French`)
    const less = [...expected].filter((name) => !names.has(name)).map((name) => `{{${name}}} is missing`)
    return [...more, ...less].map((fault) => `${key}: ${fault}`)
  })
}
