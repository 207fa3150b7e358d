import { parseArgs } from 'node:util'
import { projectRoot } from '../../files.ts'
import { isOptionFault } from '../optionFault.ts'
import { RevisionProblem } from '../revisions/revisionProblem.ts'
import { SignRefused, sign } from './sign.ts'

const usage = 'npm run specification:sign -- TABLE [TABLE…] --by "NAME"'

/** `npm run specification:sign -- schedule --by "Product"`: the table as it is committed is approved. */
const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { by: { type: 'string' } },
  })
  const by = values.by?.trim()
  if (positionals.length === 0 || !by) throw new SignRefused(usage)
  for (const line of await sign(projectRoot, { tables: positionals, by, on: new Date() })) console.log(line)
}

/** What whoever called has given wrong; anything else is a fault of ours. */
const isTold = (error: unknown): boolean =>
  error instanceof SignRefused ||
  error instanceof RevisionProblem ||
  error instanceof RangeError ||
  isOptionFault(error)

try {
  await main()
} catch (error) {
  if (!(error instanceof Error) || !isTold(error)) throw error
  console.error(isOptionFault(error) ? usage : error.message)
  process.exitCode = 1
}
