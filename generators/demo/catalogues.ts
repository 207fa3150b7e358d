import { catalogueNames } from './catalogueNames.ts'
import type { Institution } from './institutions.ts'
import type { Random } from './random.ts'

type Row = { readonly id: number } & Readonly<Record<string, unknown>>

/** Numbers rows and ties them to institutions as they come. */
const collection = (row: string) => {
  const rows: Row[] = []
  const links: Row[] = []
  return {
    rows,
    links,
    add: (values: Readonly<Record<string, unknown>>): number => {
      rows.push({ id: rows.length + 1, ...values })
      return rows.length
    },
    tie: (id: number, institution: number) => links.push({ id: links.length + 1, [row]: id, institution }),
  }
}

/** Jobs, specialties, motifs, worker information, salary grids and recaps of each language, most of them at most houses. */
export const demoCatalogues = (institutions: readonly Institution[], random: Random) => {
  const jobs = collection('job')
  const specialties = collection('specialty')
  const motifs = collection('motif')
  const infos = collection('infoOnWorker')
  const grids = collection('contractSalaryGrid')
  const recaps = collection('notificationContract')
  for (const [lang, houses] of Map.groupBy(institutions, (i) => i.lang)) {
    const names = catalogueNames[lang]
    const tie = (to: ReturnType<typeof collection>, id: number, share: number, among = houses) => {
      const lucky = among.filter(() => random.chance(share))
      // What no institution has says no language: it would be offered to all.
      const chosen = lucky.length > 0 ? lucky : among.slice(0, 1)
      for (const house of chosen) to.tie(id, house.id)
      return chosen
    }
    for (const [name, own] of Object.entries(names.jobs)) {
      const job = jobs.add({ name })
      const at = tie(jobs, job, 0.75)
      for (const branch of own) tie(specialties, specialties.add({ job, name: branch }), 0.7, at)
    }
    for (const [n, [name, placeholder]] of names.motifs.entries()) {
      const motif = motifs.add({
        name,
        isNameAbsentPersonRequired: placeholder !== undefined,
        nameAbsentPersonPlaceholderInfo: placeholder ?? null,
        interfacingCode: random.chance(0.5) ? `MOT${n + 1}` : null,
        missionmotifcreationcategory: placeholder === undefined ? 2 : 1,
        isMatriculeAbsentPersonDisplayed: placeholder !== undefined,
        matriculeAbsentPersonPlaceholderInfo: placeholder === undefined ? null : names.matricule,
        isMatriculeAbsentPersonRequired: false,
      })
      tie(motifs, motif, 0.8)
    }
    for (const [n, name] of names.infos.entries())
      tie(infos, infos.add({ name, type: null, interfacingCode: `INF${n + 1}` }), 0.6)
    for (const name of names.grids) tie(grids, grids.add({ name }), 0.6)
  }
  for (const { id } of institutions) {
    const domain = `etablissement-${id}.test`
    const recap = { recapType: random.int(0, 3), to: `contrats@${domain}`, bcc: null }
    recaps.tie(recaps.add({ ...recap, cc: random.chance(0.4) ? `rh@${domain}, paie@${domain}` : null }), id)
  }
  return { jobs, specialties, motifs, infos, grids, recaps }
}
