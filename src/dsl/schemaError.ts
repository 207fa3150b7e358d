/** Thrown when a schema contradicts itself: a developer's error, found at load time. */
export class SchemaError extends Error {
  override name = 'SchemaError'
}
