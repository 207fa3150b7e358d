import { siret } from '#dsl/validators/siret.ts'
import type { Institution } from './institutions.ts'
import type { Random } from './random.ts'

/** A number in the country's own way of writing it. */
const phones: Readonly<Record<string, (random: Random) => string>> = {
  fr: (random) => `02 61 91 ${two(random)} ${two(random)}`,
  de: (random) => `06471 ${random.int(10_000, 99_999)}0`,
  ch: (random) => `+41 24 555 ${two(random)} ${two(random)}`,
  es: (random) => `962 ${two(random)} ${two(random)} ${two(random)}`,
}
const two = (random: Random): string => `${random.int(10, 99)}`

/** Who watches over the health of an employer's people, in the language of the house. */
const health = {
  fr: 'Santé au travail du Val de Brenne',
  de: 'Betriebsärztlicher Dienst Oberlahn',
  es: 'Servicio de prevención Ribera Alta',
} as const
const prefixes = { fr: 'Mission', de: 'Einsatz', es: 'Turno' } as const
const software = { fr: ['Osiris', 'Hôpital+'], de: ['Orbis', 'Medico'], es: ['Selene', 'Florence'] } as const
const parkings = ['FREE_PARKING', 'PAID_PARKING', 'NO_PARKING'] as const
const slots = ['FREE', 'DAY_NIGHT', 'MORNING_AFTERNOON_NIGHT'] as const

/** What an institution says of itself beyond its name and place; the declaration of hirings is French. */
export const institutionFacts = (house: Institution, random: Random) => {
  const isFrench = house.country === 'fr'
  const internalPool = random.chance(0.6)
  return {
    sector: 'health',
    prefixMission: prefixes[house.lang],
    phone: phones[house.country]?.(random) ?? null,
    siret: isFrench ? (siret.example?.(house.id) as string) : null,
    corporateName: isFrench ? house.name : null,
    healthService: isFrench ? health[house.lang] : null,
    urssafCode: isFrench ? '247' : null,
    apeCode: isFrench ? (house.name.startsWith('EHPAD') ? '87.10A' : '86.10Z') : null,
    timeLimitationToPostShiftInDays: random.pick([0, 0, 30, 90]),
    slotConfig: random.pick(slots),
    dealShift: random.chance(0.4) ? 'ENABLED' : 'DISABLED',
    internalPool,
    internalPoolCalendarBlockDays: internalPool ? random.pick([0, 2, 7]) : 0,
    building: random.pick(['A', 'B', 'C']),
    floor: '0',
    digicode: random.chance(0.3) ? `${random.int(10, 99)}A${random.int(10, 99)}` : null,
    parking: random.pick(parkings),
    bedsCapacity: random.int(8, 60) * 10,
    minCaregiversPerShift: random.int(2, 6),
    software: random.pick(software[house.lang]),
    hasSmock: random.chance(0.8),
    hasFood: random.chance(0.5),
  }
}
