import { changed, created, type DescribedCall, full, listed, removed, search } from './call.ts'

const here = (kept: Readonly<Record<string, number>>) => ({ institution: [kept.institution] })

/** Institutions, their options, departments and what workers do. */
export const organisation: readonly DescribedCall[] = [
  created('institution', 'institution', () => ({
    name: 'Clinique décrite',
    nameSMS: 'Décrite',
    country: 'fr',
    lang: 'fr',
    sector: 'health',
    timezone: 'Europe/Paris',
  })),
  full('institution', ['id', 'name']),
  changed(
    'institution',
    'institution',
    () => ({ phone: '0102030405' }),
    () => ({ phone: '0102030405' }),
  ),
  {
    line: 'institution groups: limit 1000, any type',
    method: 'POST',
    url: '/api/v2/institutiongroup',
    body: () => search({ limit: 1000, orderby: [{ columnName: 'id', orientation: 'Asc'.toUpperCase() }] }),
    status: 200,
  },
  created('institutiongroup', 'group', ({ institution }) => ({
    name: 'Groupe',
    type: 3,
    institution: [institution],
  })),
  listed('institutiongroup', here, ({ group }) => [{ id: group, type: 3 }]),
  listed('institutionInfo', here, ({ institution }) => [{ institution }]),
  listed('institutionOption', here, ({ institution }) => [{ institution }]),
  listed('institutionOptionChurn', here, ({ institution }) => [{ institution }]),
  listed('institutionChronos', here, () => []),
  listed('institutionOctime', here, () => []),
  created('institutionOptionMission', 'optionMission', ({ institution }) => ({ institution })),
  created('institutionOptionContract', 'optionContract', ({ institution }) => ({
    institution,
    coefficientValue: 1.2,
  })),
  created('institutionOptionWorker', 'optionWorker', ({ institution }) => ({ institution, hasPool: false })),
  changed('institutionOptionMission', 'optionMission', () => ({ hasDoubleValidation: true })),
  changed('institutionOptionContract', 'optionContract', () => ({ coefficientValue: 1.3 })),
  changed('institutionOptionWorker', 'optionWorker', () => ({ hasPool: true })),
  ...(
    [
      ['institutionOption', { hasContract: true }],
      ['institutionOptionContract', { coefficientValue: 1.4 }],
      ['institutionOptionWorker', { hasPool: false }],
    ] as const
  ).map(
    ([resource, values]): DescribedCall => ({
      line: `${resource}: update by institution`,
      method: 'PUT',
      url: `/api/v2/${resource}`,
      body: ({ institution }) => ({ institution, ...values }),
      status: 200,
      answer: ({ institution }) => ({ data: { institution, ...values } }),
    }),
  ),
  full('signup-code', ['id', 'code', 'institutions']),
  full('level', ['id', 'name']),
  listed('level', here, undefined, ['id', 'name']),
  created('pole', 'pole', ({ institution }) => ({ name: 'Femme-enfant', institution: [institution] })),
  full('pole', ['id', 'name', 'institution']),
  created('service', 'service', () => ({
    name: 'Maternité',
    code: 'UF1',
    codeUF: 'UF1',
    parking: 'FREE_PARKING',
  })),
  created('institutionHasService', 'serviceLink', ({ institution, service }) => ({ institution, service })),
  changed(
    'service',
    'service',
    ({ pole, institution }) => ({ pole, institution: [institution] }),
    ({ pole }) => ({
      pole,
      poleName: 'Femme-enfant',
    }),
  ),
  changed(
    'service',
    'service',
    () => ({ codeUF: 'UF2' }),
    () => ({ code: 'UF2', codeUF: 'UF2' }),
  ),
  changed(
    'service',
    'service',
    () => ({ codeUF: null }),
    () => ({ code: null, codeUF: null }),
  ),
  listed('service', here, ({ service, institution }) => [{ id: service, institution: [institution] }]),
  created('job', 'job', ({ institution }) => ({ name: 'Sage-femme', institution: [institution] })),
  full('job', ['id', 'name', 'institution']),
  created('specialty', 'specialty', ({ job, institution }) => ({
    job,
    name: 'Bloc',
    institution: [institution],
  })),
  created('motif', 'motif', ({ institution }) => ({ name: 'Congé', institution: [institution] })),
  listed('motif', here, ({ motif }) => [{ id: motif }]),
  created('infoOnWorker', 'info', () => ({ name: 'Caces' })),
  created('institution-has-info-on-worker', 'infoLink', ({ info, institution }) => ({
    infoOnWorker: info,
    institution,
  })),
  listed('infoOnWorker', here, ({ info }) => [{ id: info }]),
  created('template', 'template', ({ institution, job, specialty }) => ({
    institution,
    name: 'CDD',
    job,
    specialty,
  })),
  changed('template', 'template', () => ({ isFullTime: true })),
  removed('template', 'template'),
]
