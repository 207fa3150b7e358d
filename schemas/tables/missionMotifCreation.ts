import {
  atLeast,
  boolean,
  criterion,
  entity,
  flagOn,
  number,
  removed,
  sentence,
  shared,
  table,
  text,
  unlink,
  whole,
  writtenByProvider,
} from '#dsl'

/** Why a mission is asked for, and what has to be said of the person who is away. */
export const motifEntity = entity('motif', {
  columns: {
    name: text({ required: true }),
    isNameAbsentPersonRequired: boolean({ default: false }),
    nameAbsentPersonPlaceholderInfo: sentence(),
    isMatriculeAbsentPersonDisplayed: boolean({ default: false }),
    isMatriculeAbsentPersonRequired: boolean({ default: false }),
    matriculeAbsentPersonPlaceholderInfo: sentence(),
    interfacingCode: text(),
    missionmotifcreationcategory: number({ validate: [whole, atLeast(0)] }),
  },
  belongs: shared('institution-has-motif'),
  access: writtenByProvider,
  on: [removed(unlink('stays'))],
  search: ['name', 'nameAbsentPersonPlaceholderInfo', 'interfacingCode'],
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
    sort: 'name',
  },
  create: { by: 'pick' },
  show: criterion('legacyMotifs', flagOn('legacyMotifs')),
})
