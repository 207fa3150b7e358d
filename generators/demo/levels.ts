import type { Catalogue } from '#dsl/catalogue.ts'

/** Level → the permissions it grants; all where not listed. Level 1 is provider staff. */
const levels: readonly { readonly name: string; readonly grants?: readonly string[] }[] = [
  { name: 'Équipe Pupitre' },
  { name: 'Direction' },
  {
    name: 'Encadrement',
    grants: ['broadcastShift', 'validateMission', 'seeStatisticsPage', 'changeService'],
  },
  { name: 'Consultation', grants: [] },
  { name: 'Planification', grants: ['broadcastShift', 'changeService'] },
  { name: 'Ressources humaines', grants: ['accessSettings', 'seeStatisticsPage', 'seeProInstitutionPage'] },
]

export const levelRows = ({ permissions }: Catalogue) =>
  levels.map(({ name, grants }, i) => ({
    id: i + 1,
    name,
    ...Object.fromEntries(
      Object.entries(permissions).map(([permission, column]) => [
        column,
        grants === undefined || grants.includes(permission),
      ]),
    ),
  }))
