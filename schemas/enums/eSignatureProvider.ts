import { enumeration } from '#dsl'

export const eSignatureProvider = enumeration('eSignatureProvider', ['connective', 'cegedim'])
