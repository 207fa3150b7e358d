/** Invented houses and usual names, per language of the people there. */
export type Language = 'fr' | 'de' | 'es'

export interface House {
  readonly name: string
  readonly nameSMS: string
  readonly country: string
  readonly lang: Language
  readonly timezone: string
  readonly postalCode: string
  readonly address: string
  /** The time and attendance system that is connected. */
  readonly interface?: 'institutionChronos' | 'institutionOctime'
}

const place =
  (country: string, lang: Language, timezone: string) =>
  (
    name: string,
    nameSMS: string,
    postalCode: string,
    address: string,
    connected?: House['interface'],
  ): House => ({
    name,
    nameSMS,
    country,
    lang,
    timezone,
    postalCode,
    address,
    interface: connected,
  })

const fr = place('fr', 'fr', 'Europe/Paris')
const de = place('de', 'de', 'Europe/Berlin')
const romandy = place('ch', 'fr', 'Europe/Zurich')
const zurich = place('ch', 'de', 'Europe/Zurich')
const es = place('es', 'es', 'Europe/Madrid')

/** Three groups: the GHT Val de Brenne, the Klinikverbund Oberlahn with its Swiss houses, the Grupo Ribera Alta. */
export const houses: readonly House[] = [
  fr(
    'Centre hospitalier de Valmorin',
    'CH Valmorin',
    '36290',
    '2 avenue des Tilleuls, Valmorin',
    'institutionChronos',
  ),
  fr(
    'Hôpital Sainte-Odile',
    'Ste-Odile',
    '36300',
    '14 rue du Cloître, Brenne-sur-Loire',
    'institutionChronos',
  ),
  fr('Clinique des Trois-Rivières', '3 Rivières', '36100', '8 quai de la Tannerie, Issoire-le-Vieux'),
  fr('EHPAD Les Marronniers', 'Marronniers', '36220', '5 chemin des Vignes, Tournon-Bas'),
  fr('Centre de rééducation de l’Étang', 'CR Étang', '36170', '1 route de l’Étang, Saint-Cyran'),
  de('Klinikum Hohenlinde', 'Hohenlinde', '35781', 'Am Schlossberg 3, Hohenlinde', 'institutionOctime'),
  de('St.-Elisabeth-Krankenhaus Auental', 'St. Elisabeth', '35796', 'Kirchgasse 11, Auental'),
  de('Seniorenzentrum Birkenhof', 'Birkenhof', '35792', 'Mühlweg 27, Löhnbach'),
  romandy('Hôpital du Vieux-Pré', 'Vieux-Pré', '1462', 'Chemin du Pré 6, Yvonelle'),
  zurich('Spital Rebberg', 'Rebberg', '8712', 'Rebbergstrasse 40, Stäfingen', 'institutionOctime'),
  es(
    'Hospital Virgen del Encinar',
    'V. Encinar',
    '46600',
    'Avenida de la Ribera 21, Alcirena',
    'institutionChronos',
  ),
  es('Clínica San Telmo', 'San Telmo', '46680', 'Calle del Pozo 9, Algemesinos'),
]
