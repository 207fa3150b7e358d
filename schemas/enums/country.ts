import { enumeration } from '#dsl'

export const country = enumeration('country', ['fr', 'de', 'ch', 'be', 'lu', 'es', 'it', 'uk'])
