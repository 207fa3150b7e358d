import type { Exception, Finding, Rule, Told } from './finding.ts'
import { writtenAt } from './places.ts'
import type { Subject } from './subject.ts'

/** All findings of the rules that no exception lets be; an exception that matches none is one itself. */
export const lint = (
  subject: Subject,
  rules: readonly Rule[],
  exceptions: readonly Exception[] = [],
): readonly Told[] => {
  const found = rules.flatMap((rule) => rule.find(subject).map((one) => ({ ...one, rule: rule.name })))
  const isLet = (one: Told) => exceptions.some(({ rule, of }) => rule === one.rule && of.includes(one.of))
  return [...found.filter((one) => !isLet(one)), ...idle(subject, found, rules, exceptions)].toSorted(byPlace)
}

const byPlace = (one: Told, other: Told): number =>
  one.at.path < other.at.path ? -1 : one.at.path > other.at.path ? 1 : one.at.line - other.at.line

/** Exceptions for nothing: whoever reads them believes that something is wrong which is not, or would not see it come back. */
const idle = (
  subject: Subject,
  found: readonly Told[],
  rules: readonly Rule[],
  exceptions: readonly Exception[],
): readonly Told[] =>
  exceptions.flatMap(({ rule, of, why }) => {
    const at = (text: string) =>
      writtenAt({ ...subject, schemas: subject.exceptions }, new RegExp(`'${RegExp.escape(text)}'`))
    const told = (one: Omit<Finding, 'at'>, text: string): Told => ({
      ...one,
      at: at(text),
      rule: 'exception',
    })
    if (!rules.some(({ name }) => name === rule))
      return [told({ of: rule, harm: `no rule is called ${rule}`, instead: 'name one that there is' }, rule)]
    const blank = why.trim() === '' ? [rule] : []
    return [
      ...blank.map((one) =>
        told({ of: one, harm: 'an exception without a reason cannot be judged', instead: 'say why' }, rule),
      ),
      ...of
        .filter((one) => !found.some((finding) => finding.rule === rule && finding.of === one))
        .map((one) =>
          told(
            {
              of: one,
              harm: `${rule} finds nothing here any more, and would not be heard the next time`,
              instead: 'take the exception away',
            },
            one,
          ),
        ),
    ]
  })
