import type { Change } from '../change.ts'
import type { ChangesReport } from '../report.ts'

/** Changes that are told together: of a screen, of an entity without one, of texts that are no screen's. */
export interface Group {
  readonly table?: string
  readonly entity?: string
  /** Of calls, whatever they are about. */
  readonly isOfCalls?: boolean
  readonly changes: readonly Change[]
}

/** The screen under which a change is told, of those that it concerns; a screen of the menu before a card. */
const homeOf = ({ comparison }: ChangesReport, { subject, tables }: Change): string | undefined => {
  const { old, next } = comparison.sides
  const isCard = (name: string) => (next.tables[name] ?? old.tables[name])?.isCard === true
  return subject.table ?? tables.toSorted((a, b) => Number(isCard(a)) - Number(isCard(b)))[0]
}

/** In the order of the screens, then of the entities. */
export const groupsOf = (report: ChangesReport): readonly Group[] => {
  const { changes, sides } = report.comparison
  const byTable = Map.groupBy(changes, (change) => homeOf(report, change))
  const names = [...new Set([...Object.keys(sides.next.tables), ...Object.keys(sides.old.tables)])]
  const screens = names.flatMap((table): Group[] => {
    const found = byTable.get(table)
    return found ? [{ table, changes: found }] : []
  })
  const homeless = byTable.get(undefined) ?? []
  const calls = homeless.filter(({ subject }) => subject.call !== undefined)
  const others = Map.groupBy(
    homeless.filter(({ subject }) => subject.call === undefined),
    ({ subject }) => subject.entity ?? '',
  )
  const rest = [...others].map(([entity, found]) => ({ ...(entity && { entity }), changes: found }))
  // Texts of no screen come last.
  const ofCalls: Group[] = calls.length > 0 ? [{ isOfCalls: true, changes: calls }] : []
  return [...screens, ...ofCalls, ...rest.toSorted((a, b) => Number(!a.entity) - Number(!b.entity))]
}
