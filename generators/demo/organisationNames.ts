import type { Language } from './houses.ts'

interface Names {
  /** Division → its departments. */
  readonly poles: Readonly<Record<string, readonly string[]>>
  readonly template: string
  readonly night: string
  readonly sunday: string
  readonly day: string
}

/** Divisions and departments as they are usually called, and the words of payroll. */
export const organisationNames: Readonly<Record<Language, Names>> = {
  fr: {
    poles: {
      'Urgences et soins critiques': ['Urgences', 'Réanimation', 'SMUR'],
      'Femme-enfant': ['Maternité', 'Pédiatrie', 'Néonatologie'],
      Gériatrie: ['Médecine gériatrique', 'SSR gériatrique', 'USLD'],
      'Chirurgie et bloc': ['Bloc opératoire', 'Chirurgie ambulatoire'],
    },
    template: 'Contrat de vacation',
    night: 'Heures de nuit',
    sunday: 'Veille de dimanche ou de férié',
    day: 'Heures de jour',
  },
  de: {
    poles: {
      'Notfall und Intensiv': ['Notaufnahme', 'Intensivstation', 'Überwachung'],
      'Frau und Kind': ['Geburtshilfe', 'Kinderstation', 'Neonatologie'],
      Altersmedizin: ['Geriatrie', 'Geriatrische Reha', 'Palliativstation'],
      'OP-Zentrum': ['Zentral-OP', 'Tageschirurgie'],
    },
    template: 'Aushilfsvertrag',
    night: 'Nachtstunden',
    sunday: 'Vor Sonn- oder Feiertag',
    day: 'Tagstunden',
  },
  es: {
    poles: {
      'Urgencias y críticos': ['Urgencias', 'UCI', 'Emergencias'],
      'Materno-infantil': ['Paritorio', 'Pediatría', 'Neonatología'],
      Geriatría: ['Geriatría', 'Convalecencia', 'Larga estancia'],
      'Área quirúrgica': ['Quirófano', 'Cirugía ambulatoria'],
    },
    template: 'Contrato eventual',
    night: 'Horas nocturnas',
    sunday: 'Víspera de domingo o festivo',
    day: 'Horas diurnas',
  },
}
