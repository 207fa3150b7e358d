import { boolean, common, entity, everyone, nobody, text } from '#dsl'

const permission = () => boolean({ default: false })

/** A level of administrators and what it allows; level 1 is provider staff. */
export const level = entity('level', {
  columns: {
    name: text({ required: true }),
    proInstitutionConfigPage: permission(),
    proInstitutionPage: permission(),
    isAllowedToChangeService: permission(),
    isPostingMissionAllowed: permission(),
    isAllowedToSeeStatistics: permission(),
    isAllowedToCancelMissionAfterValidation: permission(),
    isAllowedToValidateMission: permission(),
    isAllowedToValidateRequestWithoutWorker: permission(),
    isAllowedToValidateRequestWithWorker: permission(),
    isAllowedToAccessSettings: permission(),
  },
  belongs: common,
  access: { read: everyone, insert: nobody, update: nobody, remove: nobody },
  label: 'name',
})
