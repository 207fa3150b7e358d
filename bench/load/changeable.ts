import type { Ground } from '../ground/ground.ts'
import { institutions } from '../ground/rows.ts'
import type { Changeable } from './shots.ts'

const ROWS = 1_000

type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number }

const paths = { ours: '/api/v2/schedule', bare: '/rows', thorough: '/thorough/rows' } as const

/** Rows to change, as they are by now: the console sends what differs, the bare rival gets whole rows. */
export const changeable = async (
  ground: Ground,
  side: keyof typeof paths,
): Promise<readonly Changeable[]> => {
  const search = { query: { institution: [institutions.writes] }, limit: ROWS }
  const answer = await fetch(`${ground.ours.url}/api/v2/schedule`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(await ground.authorization()) },
    body: JSON.stringify({ search: JSON.stringify(search) }),
  })
  const { data } = (await answer.json()) as { data: readonly Row[] }
  return data.map((row) => ({
    path: `${paths[side]}/${row.id}`,
    version: row.version,
    body: side === 'bare' ? row : {},
  }))
}
