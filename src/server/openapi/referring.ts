type Schemas = Readonly<Record<string, unknown>>

/** What is inside, each part after its own parts. */
const within = (value: unknown, change: (part: unknown) => unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, part: unknown) => (key === '' ? part : change(part)))

/**
 * Whatever says just what a schema of the document says refers to it, where that is shorter: routes and columns have their
 * schemas from where values are checked, and need not know what else has the same.
 */
export const referring = (schemas: Schemas) => {
  const names = new Map<string, object>()
  const shorter = (part: unknown): unknown => names.get(JSON.stringify(part)) ?? part
  // Schemas that others are made of stand before them.
  const known = Object.entries(schemas).map(([name, schema]) => {
    const said = within(schema, shorter)
    const text = JSON.stringify(said)
    const reference = { $ref: `#/components/schemas/${name}` }
    if (JSON.stringify(reference).length < text.length && !names.has(text)) names.set(text, reference)
    return [name, said] as const
  })
  return { schemas: Object.fromEntries(known), inside: <T>(value: T): T => within(value, shorter) as T }
}
