import { card } from '#dsl'
import { askedOfMissions, askedOfWorkers, institutionOptionEntity } from '../tables/institutionOption.ts'

/** What an institution asks of workers and of missions; what it has been granted besides is read. Source: specification of the institution area, §2 (configuration), §3 (institution option). */
export const ownOptions = card('ownOptions', {
  entity: institutionOptionEntity,
  form: {
    style: 'category',
    groups: {
      documents: askedOfWorkers,
      missions: askedOfMissions,
      granted: ['hasContract', 'hasDPAE', 'eSignature', 'hasSMS', 'hasInterim', 'hasHubloPool'],
    },
  },
})
