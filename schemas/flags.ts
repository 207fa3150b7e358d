/** Feature flags, on unless the configuration says otherwise. Source: specification §2, §6. */
export const flags = [
  'newReadSlotSystem',
  'legacyOptions',
  'legacyJobs',
  'legacySpecialties',
  'legacyMotifs',
] as const
