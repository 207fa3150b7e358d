import { enumeration } from '#dsl'

export const language = enumeration('language', ['fr', 'de', 'en', 'es'])
