// Made by `npm run generate` from the schemas.
import type { AjvValidate } from '#engine/validation/shape.ts'

export declare const validate: AjvValidate
