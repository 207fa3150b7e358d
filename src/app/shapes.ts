import type { Catalogue } from '#dsl/catalogue.ts'
import { type Shape, shapeOf } from '#engine/validation/shape.ts'
import { validators } from '#generated/validators/index.ts'

const kept = new Map<string, Promise<Shape>>()

/** The generated validator of an entity, fetched with its first form. @throws Error when it was never generated */
export const loadShape = (catalogue: Catalogue, name: string): Promise<Shape> => {
  const load = async (): Promise<Shape> => {
    const entity = catalogue.entities.get(name)
    const validator = validators.get(name)
    if (!entity || !validator) throw new Error(`No validator of ${name}: run npm run generate`)
    return shapeOf((await validator()).validate, entity)
  }
  const shape = kept.get(name) ?? load()
  kept.set(name, shape)
  // What could not be fetched is asked for anew the next time.
  shape.catch(() => kept.delete(name))
  return shape
}
