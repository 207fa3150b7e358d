import { asks, boolean, entity, inInstitution, nobody, relation, table, writtenByProvider } from '#dsl'

/** What an institution may do with its missions. */
export const institutionOptionMissionEntity = entity('institutionOptionMission', {
  columns: {
    institution: relation('institution', { required: true, edit: 'onCreate' }),
    canSelectOneWorkerForMissionRequestCreate: boolean({ default: false }),
    hasDoubleValidation: boolean({ default: false }),
    canSelectBetweenRecupAndSupp: boolean({ default: false }),
  },
  belongs: inInstitution(),
  access: { ...writtenByProvider, remove: nobody },
  unique: [{ columns: [], within: 'institution', code: 409 }],
  label: 'institution',
})

/** Source: specification §2, §3. */
export const institutionOptionMission = table('institutionOptionMission', {
  entity: institutionOptionMissionEntity,
  list: {
    columns: [
      'institution',
      'canSelectOneWorkerForMissionRequestCreate',
      'hasDoubleValidation',
      'canSelectBetweenRecupAndSupp',
    ],
    sort: 'institution',
    singleLine: true,
    remove: false,
    pagination: false,
  },
  form: { style: 'plain', lines: 1 },
  confirm: { update: asks('changeRow') },
})
