import { type Change, isBreaking } from './change.ts'

const HEADING = 'Breaking changes'
const declaration = /^- `([^`]+)`: *(\S.*)$/

/** Ids declared in `docs/decisions.md`, each with its reasons, in order. */
const declarationsIn = (page: string): Map<string, string[]> => {
  const section = page.split(/^## /m).find((part) => part.startsWith(`${HEADING}\n`)) ?? ''
  const found = section.split('\n').flatMap((line) => {
    const [, id, why] = declaration.exec(line) ?? []
    return id !== undefined && why !== undefined && why !== '…' ? [[id, why] as const] : []
  })
  return new Map([...Map.groupBy(found, ([id]) => id)].map(([id, all]) => [id, all.map(([, why]) => why)]))
}

/** The line that declares a change, but for its reason. */
export const declarationOf = ({ id }: Change): string => `- \`${id}\`: …`

/**
 * What the decisions of now declare and those of the former revision did not: a line from before excuses nothing that has
 * been changed since. Id → reason.
 */
export const declaredSince = (before: string, now: string): ReadonlyMap<string, string> => {
  const earlier = declarationsIn(before)
  return new Map(
    [...declarationsIn(now)]
      .filter(([id, whys]) => whys.length > (earlier.get(id)?.length ?? 0))
      .map(([id, whys]) => [id, whys.at(-1) ?? '']),
  )
}

export const undeclared = (
  changes: readonly Change[],
  declared: ReadonlyMap<string, string>,
): readonly Change[] => changes.filter((change) => isBreaking(change) && !declared.has(change.id))
