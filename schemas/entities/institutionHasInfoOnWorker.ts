import { entity, inInstitution, relation, writtenByProvider } from '#dsl'

/** A worker information’s link to each institution that asks for it. */
export const institutionHasInfoOnWorker = entity('institutionHasInfoOnWorker', {
  resource: 'institution-has-info-on-worker',
  columns: {
    infoOnWorker: relation('infoOnWorker', { required: true }),
    institution: relation('institution', { required: true }),
  },
  belongs: inInstitution(),
  access: writtenByProvider,
  unique: [{ columns: ['infoOnWorker'], within: 'institution', code: 409 }],
  label: 'infoOnWorker',
})
