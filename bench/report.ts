import type { Figure, Spread } from './figures.ts'
import type { Verdict } from './verdicts.ts'

const spread = ({ median, low, high }: Spread): string => `${median} (${low}–${high})`

/** Figures that no goal is set for. */
export const printFigures = (figures: readonly Figure[]): void => {
  console.table(
    Object.fromEntries(
      figures.map(({ name, ours, rival, unit, ratio }) => [
        name,
        { ours, rival: rival ?? '', unit, ratio: ratio ? spread(ratio) : '' },
      ]),
    ),
  )
}

/** The one table of verdicts, and how many there are of each kind. */
export const printVerdicts = (verdicts: readonly Verdict[]): void => {
  console.table(
    Object.fromEntries(
      verdicts.map(({ goal, figure, value, verdict }) => [
        goal.name,
        {
          ours: figure?.ours ?? '',
          rival: figure?.rival ?? '',
          in: figure?.unit ?? '',
          judged: figure?.ratio && goal.of === 'ratio' ? spread(figure.ratio) : (value ?? ''),
          goal: `${goal.comparison} ${goal.limit} ${goal.unit}`,
          verdict,
        },
      ]),
    ),
  )
  const kinds = ['met', 'missed', 'not measured'] as const
  const counts = kinds.map((kind) => `${verdicts.filter(({ verdict }) => verdict === kind).length} ${kind}`)
  console.log(counts.join(', '))
}

/** What stands beside figures: notes on how they came about. */
export const printNotes = (figures: readonly Figure[]): void => {
  for (const { name, note } of figures) if (note !== undefined) console.log(`  ${name}: ${note}`)
}
