// Made by `npm run generate` from the schemas.
import type { AjvValidate } from '#engine/shape.ts'

export declare const validate: AjvValidate
