import type { Language } from './houses.ts'

interface Names {
  /** Job → its specialties. */
  readonly jobs: Readonly<Record<string, readonly string[]>>
  /** Motif, and what to enter of the person who is away. */
  readonly motifs: readonly (readonly [name: string, placeholder?: string])[]
  readonly matricule: string
  readonly infos: readonly string[]
  readonly grids: readonly string[]
}

/** What institutions choose from, in the language spoken there. */
export const catalogueNames: Readonly<Record<Language, Names>> = {
  fr: {
    jobs: {
      'Aide-soignant': ['Bloc opératoire', 'Gériatrie', 'Médecine', 'Réanimation', 'Urgences'],
      'Agent de service hospitalier': ['Bionettoyage', 'Hôtellerie'],
      'Auxiliaire de puériculture': ['Maternité', 'Néonatalogie'],
      Brancardier: [],
      Infirmier: ['Dialyse', 'Gériatrie', 'Médecine', 'Psychiatrie', 'Réanimation', 'Urgences'],
      'Infirmier anesthésiste': [],
      'Infirmier de bloc opératoire': ['Cardiologie', 'Orthopédie', 'Viscéral'],
      Kinésithérapeute: ['Pédiatrie', 'Rééducation'],
      'Manipulateur en radiologie': ['IRM', 'Scanner'],
      Médecin: ['Anesthésie', 'Gériatrie', 'Urgences'],
      'Préparateur en pharmacie': [],
      'Sage-femme': ['Consultations', 'Salle de naissance'],
    },
    motifs: [
      ['Absence pour formation', 'Nom de la personne en formation'],
      ['Accident du travail', 'Nom de la personne absente'],
      ['Congé maternité', 'Nom de la personne absente'],
      ['Congés annuels', 'Nom de la personne en congé'],
      ['Maladie', 'Nom de la personne absente'],
      ['Poste vacant'],
      ['Surcroît d’activité'],
    ],
    matricule: 'Matricule de la personne absente',
    infos: ['Permis de conduire', 'Vaccination à jour', 'Habilitation informatique', 'Casier et vestiaire'],
    grids: ['Fonction publique hospitalière 2026', 'Convention 51', 'Convention Synerpa'],
  },
  de: {
    jobs: {
      Altenpfleger: ['Demenz', 'Palliativpflege'],
      'Anästhesietechnischer Assistent': [],
      Arzt: ['Anästhesie', 'Innere Medizin', 'Notaufnahme'],
      Gesundheitspfleger: ['Dialyse', 'Innere Medizin', 'Intensivpflege', 'Notaufnahme', 'Psychiatrie'],
      Hebamme: ['Kreißsaal'],
      'Operationstechnischer Assistent': ['Herzchirurgie', 'Orthopädie'],
      Pflegehelfer: ['Geriatrie', 'Innere Medizin'],
      Physiotherapeut: ['Rehabilitation'],
      Radiologietechnologe: ['CT', 'MRT'],
    },
    motifs: [
      ['Arbeitsunfall', 'Name der abwesenden Person'],
      ['Erhöhter Bedarf'],
      ['Fortbildung', 'Name der Person in Fortbildung'],
      ['Krankheit', 'Name der abwesenden Person'],
      ['Mutterschutz', 'Name der abwesenden Person'],
      ['Unbesetzte Stelle'],
      ['Urlaub', 'Name der Person im Urlaub'],
    ],
    matricule: 'Personalnummer der abwesenden Person',
    infos: ['Führerschein', 'Impfstatus', 'Zugang zur Patientenakte'],
    grids: ['TVöD-K 2026', 'AVR Caritas', 'GAV Spital'],
  },
  es: {
    jobs: {
      'Auxiliar de enfermería': ['Geriatría', 'Medicina interna', 'Quirófano'],
      Celador: [],
      Enfermero: ['Diálisis', 'Medicina interna', 'Quirófano', 'UCI', 'Urgencias'],
      Fisioterapeuta: ['Rehabilitación'],
      Matrona: ['Paritorio'],
      Médico: ['Anestesia', 'Urgencias'],
      'Técnico de radiología': ['Resonancia', 'TAC'],
    },
    motifs: [
      ['Accidente laboral', 'Nombre de la persona ausente'],
      ['Baja por enfermedad', 'Nombre de la persona ausente'],
      ['Formación', 'Nombre de la persona en formación'],
      ['Permiso de maternidad', 'Nombre de la persona ausente'],
      ['Puesto vacante'],
      ['Refuerzo de actividad'],
      ['Vacaciones', 'Nombre de la persona de vacaciones'],
    ],
    matricule: 'Número de empleado de la persona ausente',
    infos: ['Carné de conducir', 'Vacunación al día', 'Acceso a la historia clínica'],
    grids: ['Convenio de sanidad privada 2026', 'Convenio SVASD'],
  },
}
