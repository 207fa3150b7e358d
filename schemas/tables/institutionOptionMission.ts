import { boolean, entity, inInstitution, nobody, onePerInstitution, table, writtenByProvider } from '#dsl'

/** What an institution may do with its missions. */
export const institutionOptionMissionEntity = entity('institutionOptionMission', {
  columns: {
    canSelectOneWorkerForMissionRequestCreate: boolean({ default: false }),
    hasDoubleValidation: boolean({ default: false }),
    canSelectBetweenRecupAndSupp: boolean({ default: false }),
  },
  belongs: inInstitution(),
  access: { ...writtenByProvider, remove: nobody },
  rules: [onePerInstitution()],
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
    without: ['pages'],
  },
})
