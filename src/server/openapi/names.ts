/** Nouns whose plural the rule below does not give. */
const irregular: Readonly<Record<string, string>> = {
  InstitutionChronos: 'InstitutionChronosConnections',
}

/** `schedule` → `Schedule`: what a row of an entity is called in the document. */
export const pascal = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

/** `Specialty` → `Specialties`, `PayrollExport` → `PayrollExports`: as English writes plurals, but for `irregular`. */
const plural = (noun: string): string => {
  if (irregular[noun]) return irregular[noun]
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`
}

/** `listOrCreate` and `Schedules`: one operation as a method of a generated client, a verb and what it is done to. */
export const operationId = (verb: string, entity: string, number: 'one' | 'many'): string =>
  `${verb}${number === 'many' ? plural(pascal(entity)) : pascal(entity)}`

/** A reference to a schema shared under that name (`sharedSchemas.ts`, `entitySchemas.ts`). */
export const ref = (name: string): { readonly $ref: string } => ({ $ref: `${name}#` })
