import type { Catalogue } from '#dsl/catalogue.ts'
import { mayWrite } from '#engine/access/mayWrite.ts'
import type { Person } from '#engine/access/places.ts'
import type { RendererServices } from '#renderer/RendererContext.ts'

/** What a person may write, asked by the names of entities; of none that the catalogue does not have. */
export const mayWriteIn =
  ({ entities }: Pick<Catalogue, 'entities'>, person: Person): RendererServices['mayWrite'] =>
  (name, operation, institutions) => {
    const entity = entities.get(name)
    return entity !== undefined && mayWrite(entity, person, operation, institutions)
  }
