/** Invented houses and usual names, per language of the people there. */
export type Language = 'fr' | 'de' | 'es'

/** A town that there is, with the coordinates of its centre. Source: data/gazetteer.tsv.br */
interface Town {
  readonly postalCode: string
  readonly town: string
  readonly lat: number
  readonly lng: number
}

export interface House extends Town {
  readonly name: string
  readonly nameSMS: string
  readonly country: string
  readonly lang: Language
  readonly timezone: string
  readonly street: string
  /** The time and attendance system that is connected. */
  readonly interface?: 'institutionChronos' | 'institutionOctime'
}

const place =
  (country: string, lang: Language, timezone: string) =>
  (name: string, nameSMS: string, street: string, town: Town, connected?: House['interface']): House => ({
    name,
    nameSMS,
    country,
    lang,
    timezone,
    street,
    ...town,
    interface: connected,
  })

const fr = place('fr', 'fr', 'Europe/Paris')
const de = place('de', 'de', 'Europe/Berlin')
const romandy = place('ch', 'fr', 'Europe/Zurich')
const zurich = place('ch', 'de', 'Europe/Zurich')
const es = place('es', 'es', 'Europe/Madrid')

const inTown = (postalCode: string, town: string, lat: number, lng: number): Town => ({
  postalCode,
  town,
  lat,
  lng,
})
const mezieres = inTown('36290', 'Mézières-en-Brenne', 46.8198, 1.2112)
const leBlanc = inTown('36300', 'Le Blanc', 46.6337, 1.0627)
const issoudun = inTown('36100', 'Issoudun', 46.9485, 1.9936)
const tournon = inTown('36220', 'Tournon-Saint-Martin', 46.7342, 0.9551)
const saintBenoit = inTown('36170', 'Saint-Benoît-du-Sault', 46.4404, 1.3908)
const weilburg = inTown('35781', 'Weilburg', 50.4844, 8.2625)
const weinbach = inTown('35796', 'Weinbach', 50.4384, 8.2913)
const loehnberg = inTown('35792', 'Löhnberg', 50.513, 8.272)
const yvonand = inTown('1462', 'Yvonand', 46.8003, 6.7425)
const staefa = inTown('8712', 'Stäfa', 47.2425, 8.7234)
const alzira = inTown('46600', 'Alzira', 39.15, -0.4333)
const algemesi = inTown('46680', 'Algemesí', 39.1904, -0.4357)

/**
 * Three groups: the GHT Val de Brenne, the Klinikverbund Oberlahn with its Swiss houses, the Grupo Ribera Alta. The houses
 * are invented, the towns are not.
 */
export const houses: readonly House[] = [
  fr(
    'Centre hospitalier de Valmorin',
    'CH Valmorin',
    '2 avenue des Tilleuls',
    mezieres,
    'institutionChronos',
  ),
  fr('Hôpital Sainte-Odile', 'Ste-Odile', '14 rue du Cloître', leBlanc, 'institutionChronos'),
  fr('Clinique des Trois-Rivières', '3 Rivières', '8 quai de la Tannerie', issoudun),
  fr('EHPAD Les Marronniers', 'Marronniers', '5 chemin des Vignes', tournon),
  fr('Centre de rééducation de l’Étang', 'CR Étang', '1 route de l’Étang', saintBenoit),
  de('Klinikum Hohenlinde', 'Hohenlinde', 'Am Schlossberg 3', weilburg, 'institutionOctime'),
  de('St.-Elisabeth-Krankenhaus Auental', 'St. Elisabeth', 'Kirchgasse 11', weinbach),
  de('Seniorenzentrum Birkenhof', 'Birkenhof', 'Mühlweg 27', loehnberg),
  romandy('Hôpital du Vieux-Pré', 'Vieux-Pré', 'Chemin du Pré 6', yvonand),
  zurich('Spital Rebberg', 'Rebberg', 'Rebbergstrasse 40', staefa, 'institutionOctime'),
  es('Hospital Virgen del Encinar', 'V. Encinar', 'Avenida de la Ribera 21', alzira, 'institutionChronos'),
  es('Clínica San Telmo', 'San Telmo', 'Calle del Pozo 9', algemesi),
]

/** Columns of a chosen address, of an institution and of its departments. */
export const chosenAddress = ({ street, postalCode, town, lat, lng }: House) => ({
  address: `${street}, ${postalCode} ${town}`,
  lat,
  lng,
  addressPrecision: 'municipality',
})
