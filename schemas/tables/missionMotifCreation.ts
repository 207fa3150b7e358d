import {
  asks,
  atLeast,
  boolean,
  criterion,
  entity,
  flagOn,
  linkedBy,
  number,
  table,
  text,
  unlinked,
  whole,
  writtenByProvider,
} from '#dsl'

/** Why a mission is asked for, and what has to be said of the person who is away. */
export const motifEntity = entity('motif', {
  columns: {
    name: text({ required: true }),
    isNameAbsentPersonRequired: boolean({ default: false }),
    nameAbsentPersonPlaceholderInfo: text(),
    isMatriculeAbsentPersonDisplayed: boolean({ default: false }),
    isMatriculeAbsentPersonRequired: boolean({ default: false }),
    matriculeAbsentPersonPlaceholderInfo: text(),
    interfacingCode: text(),
    missionmotifcreationcategory: number({ validate: [whole, atLeast(0)] }),
  },
  belongs: linkedBy('institutionHasMotif', 'motif'),
  access: writtenByProvider,
  removal: unlinked('stays'),
  search: ['name', 'nameAbsentPersonPlaceholderInfo', 'interfacingCode'],
  indexes: ['name'],
  label: 'name',
})

/** Source: specification §2 (mission motifs), §3. */
export const missionMotifCreation = table('missionMotifCreation', {
  entity: motifEntity,
  list: {
    columns: [
      'name',
      'isNameAbsentPersonRequired',
      'nameAbsentPersonPlaceholderInfo',
      'isMatriculeAbsentPersonDisplayed',
      'isMatriculeAbsentPersonRequired',
      'matriculeAbsentPersonPlaceholderInfo',
      'interfacingCode',
      'missionmotifcreationcategory',
    ],
    search: true,
    sort: 'name',
  },
  form: { style: 'plain', lines: 1 },
  create: { by: 'pick' },
  confirm: { update: asks('changeShared') },
  unless: criterion('legacyMotifs', flagOn('legacyMotifs')),
})
