import type { Catalogue } from '#dsl/catalogue.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'

/** Level → the permissions it grants, named or by column; all where not listed. Level 1 is provider staff. */
const levels: readonly { readonly name: string; readonly grants?: readonly string[] }[] = [
  { name: 'Équipe Pupitre' },
  { name: 'Direction' },
  {
    name: 'Encadrement',
    grants: [
      'broadcastShift',
      'validateMission',
      'seeStatisticsPage',
      'changeService',
      'isModifyingMissionAllowed',
      'isCancelingMissionAllowed',
      'isPlanningMissionAllowed',
      'isSelectingPotentialWorkerMissionAllowed',
      'isAllowedToSeeRequestedMission',
      'isAllowedToChooseReplacement',
      'isAllowedToSeeWorker',
      'isAllowedToSeeWorkerProfile',
      'isAllowedToSeeWorkerContactAfterMissionProvided',
      'isAllowedToSeeMissionHistory',
      'isAllowedToInviteWorker',
    ],
  },
  { name: 'Consultation', grants: [] },
  {
    name: 'Planification',
    grants: [
      'broadcastShift',
      'changeService',
      'isPlanningMissionAllowed',
      'isAllowedToRequestMission',
      'isAllowedToSeeWorker',
      'isAllowedToSeeMissionsOutsideService',
    ],
  },
  {
    name: 'Ressources humaines',
    grants: [
      'accessSettings',
      'seeStatisticsPage',
      'seeProInstitutionPage',
      'hasContractPermissions',
      'isDeclaringPastMissionAllowed',
      'isAllowedToSeeWorker',
      'isAllowedToSeeWorkerProfile',
      'isAllowedToSeeWorkerContactInfo',
      'isAllowedToSeeMissionHistory',
      'isAllowedToRemoveOrAddWorkerInNetwork',
    ],
  },
]

export const levelRows = ({ entities, permissions }: Catalogue) => {
  const named = new Map(Object.entries(permissions).map(([permission, column]) => [column, permission]))
  const columns = Object.keys((entities.get('level') as AnyEntity).columns).filter((name) => name !== 'name')
  return levels.map(({ name, grants }, i) => ({
    id: i + 1,
    name,
    ...Object.fromEntries(
      columns.map((column) => [
        column,
        grants === undefined || grants.includes(column) || grants.includes(named.get(column) ?? ''),
      ]),
    ),
  }))
}
