import type { AnyEntity } from './entity.ts'

type Labelled = Pick<AnyEntity, 'label' | 'columns'>

/** Columns that say how people call a row: its label, and the relation whose label stands before it. */
export const nameColumns = ({ label }: Labelled): readonly string[] =>
  label.after ? [label.after, label.column] : [label.column]

/** The column by which rows are put in order: those that people know by number by their number, not by the label beside it. */
export const orderColumn = ({ label }: Pick<AnyEntity, 'label'>, name: string): string =>
  label.withId && name === label.column ? 'id' : name

/** Relations by which rows are called. Institutions are known by name anyway. */
export const namedBy = (entity: Labelled): readonly string[] =>
  nameColumns(entity).filter((name) => {
    const of = entity.columns[name]?.facts.entity
    return of !== undefined && of !== 'institution'
  })
