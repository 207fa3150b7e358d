import type { FastifyInstance } from 'fastify'
import { type Declared, SchemaError } from '#dsl/schemaError.ts'
import type { SharedSchema } from './sharedSchemas.ts'

/** `User` → `user`: the entity whose rows would have that name. */
const entityOf = (id: string): Declared => ({
  word: 'entity',
  name: id.charAt(0).toLowerCase() + id.slice(1),
})

/**
 * Gives schemas the names under which routes refer to them. @throws SchemaError where the document would call two things so: the
 * rows of an entity (`of`), and what is shared by all calls, belongs to a service or is made of another entity's name.
 */
export const shareSchemas = (app: FastifyInstance, schemas: readonly SharedSchema[], of?: Declared): void => {
  for (const schema of schemas) {
    if (app.getSchema(schema.$id)) {
      const declared = of ?? entityOf(schema.$id)
      throw new SchemaError(
        `${declared.name}: the OpenAPI document has ${schema.$id} for something else; call the entity otherwise`,
        declared,
      )
    }
    app.addSchema(schema)
  }
}
