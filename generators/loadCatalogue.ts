import type { Catalogue } from '#dsl/catalogue.ts'
import { failStart } from '#server/start/operatorLines.ts'

/** The schemas. Where they contradict themselves the command ends with what is wrong, not with where the program noticed. */
export const loadCatalogue = async (): Promise<Catalogue> => {
  try {
    return (await import('#schemas')).catalogue
  } catch (error) {
    return failStart(error)
  }
}
