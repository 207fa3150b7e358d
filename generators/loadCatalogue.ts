import type { Catalogue } from '#dsl/catalogue.ts'
import { SchemaError } from '#dsl/schemaError.ts'

/** The schemas. Where they contradict themselves the command ends with what is wrong, not with where the program noticed. */
export const loadCatalogue = async (): Promise<Catalogue> => {
  try {
    return (await import('#schemas')).catalogue
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error
    console.error(`schemas: ${error.message}`)
    process.exit(1)
  }
}
