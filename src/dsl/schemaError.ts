/** What a schema declares, by the word and the name that declare it: `table('job', …)`. */
export interface Declared {
  readonly word: 'entity' | 'table' | 'card' | 'shared' | 'enumeration' | 'criterion' | 'menu'
  readonly name: string
}

/** Thrown when a schema contradicts itself: a developer's error, found at load time. */
export class SchemaError extends Error {
  override name = 'SchemaError'
  /** What is refused; undefined where no declaration by itself is. */
  readonly of: Declared | undefined

  constructor(message: string, of?: Declared) {
    super(message)
    this.of = of
  }
}

/** What is refused on the way is so of this declaration. @throws SchemaError that says of which. */
export const refusedOf = <T>(of: Declared, judge: () => T): T => {
  try {
    return judge()
  } catch (error) {
    if (!(error instanceof SchemaError) || error.of) throw error
    throw new SchemaError(error.message, of)
  }
}
