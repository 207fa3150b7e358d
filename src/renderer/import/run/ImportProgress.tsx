import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { RehearsedRow } from '#engine/csv/rehearsedRow.ts'
import { ActionButton } from '../../dialog/ActionButton.tsx'
import { PlainTable } from '../../list/plain/PlainTable.tsx'
import { Progress } from '../../parts/Progress.tsx'
import { type Institution, institutionName } from '../../RendererContext.ts'
import {
  type BatchState,
  detailsOf,
  type ImportRun,
  isOvertaken,
  linesNotWritten,
  outcomesIn,
  writtenRows,
} from './importRun.ts'
import './progress.recipe.ts'
import { whyOf, whyOfLine } from '../refused/refusedRows.ts'
import { rowName } from '../rows/rowMessage.ts'

interface Props {
  readonly table: AnyTable
  readonly run: ImportRun
  readonly running: boolean
  readonly rows: readonly RehearsedRow[]
  readonly institutions: readonly Institution[]
  /** Ids of the rows that the file changes. */
  readonly changed: ReadonlySet<number>
  /** Stands below what it did, once it rests. */
  readonly children?: ReactNode
}

/** How far an import is and, once it rests, what it did and what it could not do. */
export const ImportProgress = ({ table, run, running, rows, institutions, changed, children }: Props) => {
  const { t } = useTranslation()
  const label = useId()
  const states = useStore(run.states)
  const total = rows.length * institutions.length
  const written = writtenRows(states)
  const failed = states.some(({ state }) => state === 'failed')
  const heading = running ? 'running' : written === total ? 'done' : failed ? 'partial' : 'stopped'
  const figures = t('import.progress', { written, total })
  return (
    <div className="import-progress" data-import={heading}>
      <p
        id={label}
        className="import-heading"
        role={heading === 'partial' ? 'alert' : 'status'}
        data-tone={heading === 'partial' ? 'error' : undefined}
      >
        {t(heading === 'partial' && written === 0 ? 'import.none' : `import.${heading}`)}
      </p>
      <Progress label={t('import.running')} text={figures} value={written} max={total} />
      <p>{figures}</p>
      {running && <Running onStop={run.stop} />}
      {!running && written < total && (
        <>
          <p>
            {t(institutions.length > 1 ? 'import.remainingIn' : 'import.remaining', {
              count: linesNotWritten(states).size,
            })}{' '}
            {t(isOvertaken(states) ? 'import.overtaken' : 'import.safe')}
          </p>
          <Failures table={table} states={states} rows={rows} institutions={institutions} />
        </>
      )}
      {!running && written > 0 && (
        <Summary states={states} institutions={institutions} changed={changed} labelledBy={label} />
      )}
      {!running && children}
    </div>
  )
}

/** What one reads and can do while it writes: each try can be stopped anew. */
const Running = ({ onStop }: { readonly onStop: () => void }) => {
  const { t } = useTranslation()
  const [stopping, setStopping] = useState(false)
  return (
    <>
      <p>{t(stopping ? 'import.stopping' : 'import.keepOpen')}</p>
      <ActionButton
        action="stop"
        disabled={stopping}
        stays
        onClick={() => {
          setStopping(true)
          onStop()
        }}
      >
        {t('import.stop')}
      </ActionButton>
    </>
  )
}

interface PartProps {
  readonly states: readonly BatchState[]
  readonly institutions: readonly Institution[]
}

interface FailuresProps extends PartProps {
  readonly table: AnyTable
  readonly rows: readonly RehearsedRow[]
}

/** Which rows of which institution failed, and why. */
const Failures = ({ table, states, rows, institutions }: FailuresProps) => {
  const { t } = useTranslation()
  const lineOf = (index: number | undefined) => rows[index ?? 0]?.line ?? 0
  const failures = states.filter(({ state }) => state === 'failed')
  if (failures.length === 0) return null
  return (
    <ul className="import-failures">
      {failures.map(({ batch, problem }) => (
        <li key={`${batch.institution}:${batch.lines[0]}`} data-error-code={problem?.code}>
          {t('import.failedBatch', {
            institution: institutionName(institutions, batch.institution),
            count: batch.lines.length,
            from: lineOf(batch.lines[0]),
            to: lineOf(batch.lines.at(-1)),
            why: whyOf(t, problem),
          })}
          <ul>
            {detailsOf(problem).map((detail) => {
              const row = rows[batch.lines[detail.line ?? -1] ?? -1]
              return row ? (
                <li key={`${detail.line}${detail.column}`}>
                  {t('import.failedLine', {
                    name: rowName(t, row),
                    why: whyOfLine(t, table, detail),
                  })}
                </li>
              ) : null
            })}
          </ul>
        </li>
      ))}
    </ul>
  )
}

const OUTCOMES = ['created', 'updated', 'linked', 'unchanged'] as const

interface SummaryRow extends Pick<Institution, 'id' | 'name'> {
  readonly counts: ReturnType<typeof outcomesIn>
}

interface SummaryProps extends PartProps, Pick<Props, 'changed'> {
  readonly labelledBy: string
}

const Summary = ({ states, institutions, changed, labelledBy }: SummaryProps) => {
  const { t } = useTranslation()
  return (
    <PlainTable
      labelledBy={labelledBy}
      rows={institutions.map(({ id, name }) => ({ id, name, counts: outcomesIn(states, id, changed) }))}
      rowKey={({ id }) => id}
      columns={[
        { name: 'institution', label: t('import.institution'), cell: ({ name }) => name },
        ...OUTCOMES.map((outcome) => ({
          name: outcome,
          label: t(`import.outcomes.${outcome}`),
          align: 'end' as const,
          cell: ({ counts }: SummaryRow) => counts[outcome],
        })),
      ]}
    />
  )
}
