import { enumeration } from '#dsl'

export const sector = enumeration('sector', ['health'])
