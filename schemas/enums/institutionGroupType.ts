import { enumeration } from '#dsl'

/** 1 a hospital group whose administrators work in all its institutions, 6 institutions run by one head office; there are others. */
export const institutionGroupType = enumeration('institutionGroupType', [1, 6] as readonly number[], {
  open: true,
})
