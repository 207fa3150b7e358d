import { type AnyEntity, writableColumns } from '#dsl/entities/entity.ts'
import { placeColumn } from '#dsl/entities/places.ts'
import { columnsOfForm } from '#dsl/tables/columnsOfForm.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { Finding, Rule } from '../finding.ts'
import { saidAt } from '../places.ts'
import { allForms, type Subject } from '../subject.ts'
import { decide } from '../worlds.ts'

/** Columns that a row has to have and that nothing fills but a person; the institution is chosen with the selection. */
const demanded = (entity: AnyEntity) =>
  writableColumns(entity).filter(
    ([name, { options, facts }]) =>
      options.required === true &&
      options.default === undefined &&
      facts.through === undefined &&
      name !== placeColumn(entity),
  )

const hidden = (subject: Subject): Finding[] =>
  [...subject.catalogue.entities.values()].flatMap((entity) =>
    demanded(entity).flatMap(([name, { options }]): Finding[] =>
      options.show && decide(options.show, subject.catalogue) !== 'always'
        ? [
            {
              of: `${entity.name}.${name}`,
              at: saidAt(subject, entity.name, name),
              harm: 'rows that are made while it is hidden have nothing in a required column: once it is shown, whoever opens one cannot save before finding a value for it',
              instead: 'give it a default (what is right while it is hidden), or let it be blank',
            },
          ]
        : [],
    ),
  )

/** The forms by which rows are made: they ask for all that they show. */
const makes = ({ list, create }: AnyTable): boolean => list.add && create.by === 'lines'

const missing = (subject: Subject): Finding[] =>
  allForms(subject.catalogue)
    .filter(makes)
    .flatMap((table) => {
      const { entity } = table
      const form = columnsOfForm(table)
      return demanded(entity)
        .filter(([name]) => !form.includes(name))
        .map(
          ([name]): Finding => ({
            of: `${table.name}.${name}`,
            at: saidAt(subject, entity.name, name),
            harm: 'it is required, has no default and stands in no field: nobody can send the form of a new row',
            instead: `put it into the form of ${table.name}, give it a default, or let the list be without: ['add']`,
          }),
        )
    })

/** Required columns without a default that the form of a new row may be without: hidden by a criterion, or in no field. */
export const unfillable: Rule<'unfillable'> = {
  name: 'unfillable',
  find: (subject) => [...hidden(subject), ...missing(subject)],
}
