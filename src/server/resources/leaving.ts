import { idsAmong, type Values } from './body.ts'
import type { Call } from './call.ts'
import { run } from './statement.ts'
import { demandUnused } from './uses.ts'

/**
 * A link that goes, or comes to tie something else, takes a row from an institution: not while other rows there use it.
 * What is linked is locked, so that nothing begins to use it meanwhile. Throws HttpProblem 409.
 */
export const demandLeaves = async (call: Call, link: Values, next: Values = {}): Promise<void> => {
  const { tx, resources, resource } = call
  for (const { resource: of, row } of resource.carried) {
    const linked = of()
    const { belongs } = linked.entity
    const place = belongs.to === 'institutions' ? belongs.institution : row
    if (next[row] === link[row] && next[place] === link[place]) continue
    const [id] = idsAmong([link[row]])
    if (id === undefined) continue
    await run(tx, `select 1 from ${linked.table} t where t."id" = $1::int for update of t`, [id])
    await demandUnused(tx, resources, linked, id, idsAmong([link[place]]))
  }
}
