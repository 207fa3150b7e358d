import type { Language } from '../languages.ts'
import { humanWords } from './names.ts'

/** Marks a table whose labels were made from its name: `npm run locales` lists them until it is taken away. */
export const TO_TRANSLATE = 'toTranslate'

interface Words {
  readonly add: string
  readonly modify: string
  readonly search: string
  readonly noResult: string
  readonly empty: readonly [title: string, text: string]
  readonly columns: readonly [name: string, quantity: string, startsOn: string]
  readonly missing: string
  readonly wrong: string
  readonly toasts: readonly [updated: string, deleted: string]
}

const words: Readonly<Record<Language, Words>> = {
  fr: {
    add: 'Ajouter',
    modify: 'Modifier',
    search: 'Rechercher…',
    noResult: 'Aucune ligne ne correspond à cette recherche.',
    empty: ['Rien pour le moment', 'Ajoutez une première ligne, ou importez un fichier.'],
    columns: ['Nom', 'Quantité', 'Date de début'],
    missing: 'Champ manquant pour « {{name}} »',
    wrong: 'Valeur incorrecte pour « {{name}} »',
    toasts: ['Modification enregistrée', 'Ligne supprimée'],
  },
  de: {
    add: 'Hinzufügen',
    modify: 'Ändern',
    search: 'Suchen…',
    noResult: 'Keine Zeile passt zu dieser Suche.',
    empty: ['Noch nichts vorhanden', 'Fügen Sie eine erste Zeile hinzu oder importieren Sie eine Datei.'],
    columns: ['Name', 'Menge', 'Beginn'],
    missing: 'Fehlendes Feld bei „{{name}}“',
    wrong: 'Falscher Wert bei „{{name}}“',
    toasts: ['Änderung gespeichert', 'Zeile gelöscht'],
  },
  'en-GB': {
    add: 'Add',
    modify: 'Modify',
    search: 'Search…',
    noResult: 'No row matches this search.',
    empty: ['Nothing here yet', 'Add a first row, or import a file.'],
    columns: ['Name', 'Quantity', 'Start date'],
    missing: 'Missing field for “{{name}}”',
    wrong: 'Incorrect value for “{{name}}”',
    toasts: ['Change saved', 'Row deleted'],
  },
  es: {
    add: 'Añadir',
    modify: 'Modificar',
    search: 'Buscar…',
    noResult: 'Ninguna fila coincide con la búsqueda.',
    empty: ['Todavía no hay nada', 'Añada una primera fila o importe un archivo.'],
    columns: ['Nombre', 'Cantidad', 'Fecha de inicio'],
    missing: 'Falta un campo en «{{name}}»',
    wrong: 'Valor incorrecto en «{{name}}»',
    toasts: ['Cambio guardado', 'Fila eliminada'],
  },
}

/** The sentence over a wrong value of a column in a line of a file, or over one that lacks it. */
export const sketchedImport = (language: Language, column: string | undefined): string =>
  words[language][column === 'missing' ? 'missing' : 'wrong']

/** What `tables.{name}` holds in a language until somebody writes it. */
export const labelsOf = (name: string, language: Language): Record<string, unknown> => {
  const { add, modify, search, noResult, empty, columns, missing, wrong, toasts } = words[language]
  const noun = humanWords(name)
  return {
    [TO_TRANSLATE]: noun,
    title: noun,
    add,
    modify,
    search,
    noResult,
    empty: { title: empty[0], text: empty[1] },
    columns: { name: columns[0], quantity: columns[1], startsOn: columns[2] },
    import: { missing, name: wrong, quantity: wrong, startsOn: wrong },
    toasts: { updated: toasts[0], deleted: toasts[1] },
  }
}
