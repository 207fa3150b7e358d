import { projectRoot } from '../files.ts'
import { loadCatalogue } from '../loadCatalogue.ts'
import { lintExceptions } from './exceptions.ts'
import { lint } from './lint.ts'
import { rules } from './registry.ts'
import { report } from './report.ts'
import { subjectOf } from './subject.ts'

/** `npm run lint:schemas`: what compiles and loads but harms somebody. */
const main = async (): Promise<void> => {
  const catalogue = await loadCatalogue()
  const findings = lint(subjectOf(projectRoot, catalogue), rules, lintExceptions)
  console.log(report(findings))
  if (findings.length > 0) process.exitCode = 1
}

if (import.meta.main) await main()
