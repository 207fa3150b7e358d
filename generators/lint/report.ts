import type { Told } from './finding.ts'

/** A finding in one line: where, what, whom it harms, what to write instead. */
export const lineOf = ({ at, rule, of, harm, instead }: Told): string =>
  `${at.path}:${at.line} ${rule} ${of}: ${harm}. Instead: ${instead}.`

export const report = (findings: readonly Told[]): string =>
  findings.length === 0
    ? 'The schemas are as they should be.'
    : [
        ...findings.map(lineOf),
        `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}. An exception is a line with a reason in generators/lint/exceptions.ts.`,
      ].join('\n')
