import { chosenAddress, type House, houses } from './houses.ts'
import { institutionFacts } from './institutionFacts.ts'
import { furtherPlaces, houseKinds } from './names.ts'
import type { Random } from './random.ts'

export interface Institution extends House {
  readonly id: number
}

/** The twelve houses, then further ones in the same four countries until there are `count`. */
export const demoInstitutions = (count: number): Institution[] =>
  Array.from({ length: count }, (_, i) => ({ id: i + 1, ...(houses[i] ?? furtherHouse(i)) }))

const furtherHouse = (i: number): House => {
  const like = houses[i % houses.length] as House
  const n = Math.floor(i / houses.length)
  const places = furtherPlaces[like.lang]
  const kinds = houseKinds[like.lang]
  const place = places[(i + n) % places.length] as string
  const kind = kinds[i % kinds.length] as string
  return {
    ...like,
    name: `${kind} ${place} ${n}`,
    nameSMS: `${place} ${n}`,
    street: `${place} ${n}`,
  }
}

export const institutionRows = (institutions: readonly Institution[], random: Random) =>
  institutions.map((institution) => {
    const { interface: _, street: __, town: ___, ...row } = institution
    return { ...row, ...chosenAddress(institution), ...institutionFacts(institution, random) }
  })

/** Rows of the time and attendance systems, by entity. */
export const interfaceRows = (
  institutions: readonly Institution[],
  system: NonNullable<House['interface']>,
) =>
  institutions
    .filter((i) => i.interface === system)
    .map((i, n) => ({
      id: system === 'institutionChronos' ? n + 1 : i.id,
      institution: i.id,
      ...(system === 'institutionChronos' ? chronos(i.id, n) : octime(i, n)),
    }))

const chronos = (institution: number, n: number) => ({
  url: `https://chronos-${institution}.pupitre.test/api`,
  isProxyRequired: n % 2 === 1,
  token: `demo-token-chronos-${institution}`,
  password: `demo-chronos-${institution}`,
  hasSecurityModule: n % 3 === 0,
})

const octime = ({ id, nameSMS }: Institution, n: number) => ({
  isProxyRequired: n % 2 === 0,
  url: `https://octime-${id}.pupitre.test/api`,
  codeAPI: `demo-api-${id}`,
  user: `pupitre${id}`,
  password: `demo-octime-${id}`,
  loginKey: `demo-key-${id}`,
  hash: `demo-hash-${id}`,
  token: `demo-token-octime-${id}`,
  clientName: nameSMS,
  societe: nameSMS.toUpperCase(),
  webrest: 'webrest/v1',
  codeSociete: `S${100 + id}`,
  codeEtablissement: `E${100 + id}`,
  codeService: 'UF',
  codeInterface: 'PUPITRE',
})
