import type { Database } from '#server/db/database.ts'
import { type BuiltIn, readPlaces } from '#server/services/gazetteer/filling/builtIn.ts'
import { storePlaces } from '#server/services/gazetteer/filling/storePlaces.ts'

/** Country, name, postal codes, region, latitude, longitude, inhabitants, whether approximate, other names. */
const lines: readonly (readonly string[])[] = [
  ['be', 'Bruxelles', '', 'Bruxelles-Capitale', '50.85', '4.35', '1019022', '', 'Brussel|Brussels'],
  ['de', 'Berlin', '', 'Berlin', '52.5244', '13.4105', '3426354', '', ''],
  ['de', 'Berlingerode', '', 'Thüringen', '51.46', '10.24', '1000', '', ''],
  ['de', 'München', '', 'Bayern', '48.1374', '11.5755', '1260391', '', 'Munich'],
  ['fr', 'Marseille', '13001|13005', 'Bouches-du-Rhône', '43.297', '5.3811', '886040', '', ''],
  ['fr', 'Strasbourg', '67000|67100', 'Bas-Rhin', '48.5839', '7.7455', '293771', '', 'Strassburg'],
  ['fr', 'Strazeele', '59270', 'Nord', '50.72', '2.63', '1000', '1', ''],
  ['fr', 'Saint-Denis', '97400', 'La Réunion', '-20.8823', '55.4504', '155634', '', ''],
  ['fr', 'Saint-Denis', '93200', 'Seine-Saint-Denis', '48.9356', '2.3539', '149077', '', ''],
  ['fr', 'La Rochelle', '17000', 'Charente-Maritime', '46.1631', '-1.1522', '78535', '', ''],
  ['fr', 'L’Haÿ-les-Roses', '94240', 'Val-de-Marne', '48.78', '2.34', '31000', '', ''],
  ['uk', 'London', '', 'England', '51.5085', '-0.1257', '8961989', '', 'Londres'],
]

export const listText = lines.map((cells) => cells.join('\t')).join('\n')

/** A few places in place of the list that comes with the program. */
export const listOf = (version: string, text = listText): BuiltIn => ({
  version,
  countries: readPlaces(text),
})

export const placesIn = async (database: Database): Promise<void> =>
  database.transaction(async (tx) => {
    for (const [country, read] of readPlaces(listText))
      await storePlaces(tx, { country, source: 'built-in', version: 'of the tests', places: read() })
  })
