import { useTranslation } from 'react-i18next'
import { columnNamed } from '#dsl/columns/column.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { FormStore } from '#engine/form/formStore.ts'
import type { Failure } from '#engine/save/state.ts'
import type { ChangedRow } from '#engine/save/write.ts'
import type { WireRow } from '#protocol/row.ts'
import type { ListAnswer } from '../../gateway.ts'
import { drawCell } from '../../list/rows/drawCell.tsx'
import { useWording } from '../../widgets/useWording.ts'
import { Offered } from './Offered.tsx'
import { Refusal } from './Refusal.tsx'
import '../../list/table.recipe.ts'

/** Rows drawn of a long preview; the others are counted. */
const DRAWN = 200

interface Props {
  readonly table: AnyTable
  /** Rows that change, each with what it gets. */
  readonly changes: readonly ChangedRow[]
  /** Why some of them were refused, by line: these stand first. */
  readonly failures?: ReadonlyMap<number, readonly Failure[]>
  readonly triesAgain?: boolean | undefined
  /** Those of the rows that stay as they are. */
  readonly asTheyAre?: readonly ChangedRow[]
  /** Of the form that the change was entered in: what is given is called as it is there. */
  readonly store: FormStore
  readonly related: ListAnswer['related']
  readonly columns: readonly string[]
  readonly nameOf: (row: WireRow) => string
}

const NONE: ReadonlyMap<number, readonly Failure[]> = new Map()

/** Row by row what a column holds and what it will hold, and why it was refused. */
export const PreviewTable = ({
  table,
  changes,
  failures = NONE,
  triesAgain,
  asTheyAre = [],
  store,
  related,
  columns,
  nameOf,
}: Props) => {
  const { t } = useTranslation()
  const wording = useWording()
  const [refused, others] = [true, false].map((is) =>
    changes.filter(({ lineId }) => failures.has(lineId) === is),
  )
  const kept = new Set(asTheyAre.map(({ lineId }) => lineId))
  const draw = (name: string, row: WireRow) => {
    if ((row[name] ?? null) === null) return t('changes.nothing')
    return drawCell(
      { name, column: columnNamed(table.entity.columns, name), sorts: false },
      row,
      table,
      wording,
      related,
    )
  }
  return (
    <section className="many-frame" aria-label={t('many.change.table')}>
      <table className="list-table many-table">
        <thead>
          <tr>
            <th scope="col">{t('many.row')}</th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {t(`tables.${table.name}.columns.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...(refused ?? []), ...(others ?? [])].slice(0, DRAWN).map(({ lineId, row, patch }) => (
            <tr key={row.id} data-row-id={row.id}>
              <th scope="row">
                {nameOf(row)}
                {failures.get(lineId)?.map((failure, i) => (
                  <p key={i} className="many-why" data-error-code={failure.problem.code}>
                    <Refusal {...{ table, failure, triesAgain }} />
                  </p>
                ))}
              </th>
              {columns.map((name) => (
                <td key={name} data-column={name}>
                  {name in patch ? (
                    <>
                      <span className="many-before">
                        <span className="visually-hidden">{t('changes.before')} </span>
                        {draw(name, row)}
                      </span>
                      {!kept.has(lineId) && (
                        <>
                          <span aria-hidden="true"> → </span>
                          <span className="many-after">
                            <span className="visually-hidden">{t('changes.after')} </span>
                            <Offered {...{ table, store, name }} value={patch[name]}>
                              {draw(name, { ...row, ...patch })}
                            </Offered>
                          </span>
                        </>
                      )}
                    </>
                  ) : (
                    t('many.unavailable')
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {changes.length > DRAWN && <p>{t('many.more', { count: changes.length - DRAWN })}</p>}
    </section>
  )
}
