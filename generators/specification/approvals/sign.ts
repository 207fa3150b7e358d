import { writeFiles } from '../../files.ts'
import { commitOf, uncommitted } from '../../git.ts'
import { FORMAT } from '../description/description.ts'
import { digestOf } from '../description/slice.ts'
import { describedFolder } from '../revisions/described.ts'
import { type Approval, approvalsPath, approvalsText, readApprovals } from './approvals.ts'
import { nearNames } from './nearNames.ts'

/** Why nothing was signed, for whoever signs. */
export class SignRefused extends Error {
  override name = 'SignRefused'
}

interface Signing {
  readonly tables: readonly string[]
  readonly by: string
  readonly on: Date
}

/** What a description is made from: not committed, a commit would say something else. */
const described = ['schemas', 'locales', 'src/dsl']

/**
 * Writes into `docs/approvals.json` that somebody approves tables as the present commit has them; gives a line for each.
 * @throws SignRefused for tables that there are not, for schemas that no commit has
 * @throws RevisionProblem
 */
export const sign = async (root: string, { tables, by, on }: Signing): Promise<readonly string[]> => {
  const commit = commitOf(root, 'HEAD')
  const changed = uncommitted(root, described)
  if (commit === undefined || changed === undefined)
    throw new SignRefused('There is no commit here, and an approval is of a commit.')
  if (changed.length > 0)
    throw new SignRefused(`Commit these first, an approval is of a commit:\n${changed.join('\n')}`)
  const now = await describedFolder(root, 'The working tree')
  const screens = Object.keys(now.tables).filter((name) => !now.tables[name]?.isCard)
  for (const table of tables)
    if (!screens.includes(table))
      throw new SignRefused(`${table} is no table. Near it: ${nearNames(table, screens).join(', ')}.`)
  const day = on.toISOString().slice(0, 10)
  const signed = tables.map((table): [string, Approval] => [
    table,
    { digest: digestOf(now, table), format: FORMAT, by, on: day, commit },
  ])
  const text = approvalsText({ ...readApprovals(root), ...Object.fromEntries(signed) })
  writeFiles(root, new Map([[approvalsPath, text]]))
  return signed.map(([table, { digest }]) => `${table} ${digest} at ${commit.slice(0, 8)} by ${by}`)
}
