import { useTranslation } from 'react-i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { WireRow } from '#protocol/row.ts'
import type { RowName } from '../../names/useRowName.ts'
import { useToldApart } from '../../names/useToldApart.ts'
import { Progress } from '../../parts/Progress.tsx'
import { institutionName } from '../../RendererContext.ts'
import { Refusal } from '../preview/Refusal.tsx'
import type { ManyRun } from './useManyRun.ts'

interface Props {
  readonly run: ManyRun
  readonly table: AnyTable
  readonly nameOf: RowName
  /** The row of a line; where none is given, why it was refused is told beside it. */
  readonly rowOf: (lineId: number) => WireRow | undefined
  /** Words of what is done, where it has its own: of a row and a place, `many.{words}.at`. */
  readonly words?: string
  readonly removes?: boolean
  /** Said with what is left, where there is more to say of it. */
  readonly more?: string | false
}

/** How many rows are written and, once the writing rests, which were refused and why. */
export const RunProgress = ({ run, table, nameOf, rowOf, words, removes, more }: Props) => {
  const { t } = useTranslation()
  const institutions = useToldApart()
  const { done, total, outcome, refused, left, stopping } = run
  const told = (outcome?.failures ?? []).flatMap((failure) => {
    const { lineId, institution, lines } = failure
    const row = lineId === undefined ? undefined : rowOf(lineId)
    if (lineId !== undefined && !row) return []
    const place = institution === undefined ? undefined : institutionName(institutions, institution)
    const several = lines && t('many.rows', { count: lines.length })
    const name = row && nameOf(row)
    const at = words && name && place
    return [{ failure, name: at ? t(`many.${words}.at`, { row: name, place }) : (name ?? place ?? several) }]
  })
  const triesAgain = outcome?.triesAgain
  const figures = t('many.progress', { done, total })
  return (
    <div className="many-run">
      <Progress label={t('many.running')} text={figures} value={done} max={total} />
      <p role="status">{figures}</p>
      {stopping && <p role="status">{t('many.stopping')}</p>}
      {outcome && done < total && (
        <>
          <p role="alert">
            {t(done > 0 ? 'many.left' : 'many.leftAll', { count: total - done })}
            {left.length > refused.size && refused.size > 0 && (
              <> {t('many.refused', { count: refused.size })}</>
            )}
            {more && ` ${more}`}
          </p>
          {told.length > 0 && (
            <ul className="many-failures">
              {told.map(({ failure, name }, i) => (
                <li key={i} data-error-code={failure.problem.code}>
                  {name && <strong>{name}</strong>} <Refusal {...{ table, failure, removes, triesAgain }} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  )
}
