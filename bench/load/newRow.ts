/** Where a side takes new time codes, and one for an institution, without its code. */
export interface NewRow {
  readonly path: string
  readonly row: object
}

const times = { beginAt: '06:45', endAt: '14:15', break: '00:30', nbWorkedMinutes: 420 }

export const newOurs = (institution: number): NewRow => ({
  path: '/api/v2/schedule',
  row: { ...times, institution: [institution] },
})

export const newRival = (institution: number): NewRow => ({ path: '/rows', row: { ...times, institution } })

export const newThorough = (institution: number): NewRow => ({
  path: '/thorough/rows',
  row: { ...times, institution: [institution] },
})
