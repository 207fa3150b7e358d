import type { Random } from './random.ts'

type Row = { readonly id: number } & Readonly<Record<string, unknown>>

/** What the combined option repeats of the institution. */
const repeated = [
  'timeLimitationToPostShiftInDays',
  'slotConfig',
  'dealShift',
  'internalPool',
  'internalPoolCalendarBlockDays',
] as const

/** Records that an institution has once. The last of them has no options of its own parts yet, so that adding can be tried. */
export const demoInstitutionOptions = (institutions: readonly Row[], random: Random) => {
  const own = (of: (institution: Row) => Readonly<Record<string, unknown>>, among = institutions): Row[] =>
    among.map((institution, i) => ({ id: i + 1, institution: institution.id, ...of(institution) }))
  const begun = institutions.slice(0, -1)
  return {
    infos: own(({ id }) => ({
      hubSpotId: `${7_310_000 + id * 17}`,
      hubSpotInvoiceId: `${9_420_000 + id * 13}`,
    })),
    churns: own(() => ({ isChurn: random.chance(0.1) })),
    missions: own(
      () => ({
        canSelectOneWorkerForMissionRequestCreate: random.chance(0.7),
        hasDoubleValidation: random.chance(0.3),
        canSelectBetweenRecupAndSupp: random.chance(0.5),
      }),
      begun,
    ),
    contracts: own(
      () => ({
        coefficientValue: random.pick([1, 1.02, 1.05, 1.1]),
        hasDistinctionBetweenPartTimeAndFullTime: random.chance(0.4),
      }),
      begun,
    ),
    workers: own(({ internalPool }) => ({ hasPool: internalPool }), begun),
    options: own((institution) => ({
      ...optionsOf(institution, random),
      ...Object.fromEntries(repeated.map((name) => [name, institution[name]])),
    })),
  }
}

const optionsOf = ({ id, country, internalPool }: Row, random: Random) => {
  const hasContract = random.chance(0.8)
  const eSignature = hasContract && random.chance(0.6)
  const hasInterim = random.chance(0.6)
  return {
    isAddressRequired: random.chance(0.7),
    isSocialSecurityNumberRequired: hasContract,
    isCvMandatory: random.chance(0.4),
    isDiplomaMandatory: random.chance(0.8),
    healthPass: false,
    hasDPAE: country === 'fr' && hasContract,
    hasContract,
    eSignature,
    eSignatureProvider: eSignature ? random.pick(['connective', 'cegedim']) : null,
    HasMassEsignatureEtab: eSignature && random.chance(0.5),
    HasMultiReplacementContract: hasContract && random.chance(0.5),
    canPostMissionWithoutSchedule: random.chance(0.3),
    canSeeTotalCostForInstitution: random.chance(0.5),
    canValidateMission: random.chance(0.8),
    hasUnspecifiedService: random.chance(0.2),
    hasSMS: random.chance(0.9),
    hasInterim,
    agencyClientId: hasInterim ? `AG-${String(id).padStart(4, '0')}` : null,
    hasHubloPool: internalPool === true && random.chance(0.5),
    isKorian: false,
    isHCL: false,
    isMedgoDemo: false,
  }
}
