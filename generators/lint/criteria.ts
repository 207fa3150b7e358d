import type { Criterion } from '#dsl/criterion.ts'
import { type Place, saidAt } from './places.ts'
import { allEntities, allForms, type Subject } from './subject.ts'

/** A criterion where the catalogue says it. */
export interface Said {
  readonly criterion: Criterion
  readonly of: string
  /** What hangs on it, for people. */
  readonly decides: string
  at(subject: Subject): Place
}

/** Every criterion of the catalogue, with what it decides. */
export const criteriaSaid = (subject: Subject): readonly Said[] => [
  ...allEntities(subject.catalogue).flatMap(({ name, columns }) =>
    Object.entries(columns).flatMap(([column, { options }]): Said[] => {
      const at = (of: Subject) => saidAt(of, name, column)
      const one = (criterion: Criterion | undefined, decides: string): Said[] =>
        criterion ? [{ criterion, of: `${name}.${column}`, decides, at }] : []
      return [
        ...one(options.show, 'whether the column is shown'),
        ...one(options.unless?.criterion, 'which default it has'),
      ]
    }),
  ),
  ...allForms(subject.catalogue).flatMap(({ name, show, create }): Said[] => {
    const first = create.by === 'lines' ? create.assigned?.firstUnless : undefined
    return [
      ...(show
        ? [{ criterion: show, of: name, decides: 'whether the table is shown', at: tableAt(name, 'show') }]
        : []),
      ...(first
        ? [
            {
              criterion: first,
              of: `${name}.firstUnless`,
              decides: 'which institution a line begins with',
              at: tableAt(name, 'firstUnless'),
            },
          ]
        : []),
    ]
  }),
]

const tableAt = (table: string, word: string) => (subject: Subject) =>
  saidAt(subject, table, word, 'table|card')

/** A criterion as it is written in a schema. */
export const written = (c: Criterion): string => {
  switch (c.is) {
    case 'hasRecord':
      return `hasRecord('${c.entity}'${c.where ? `, ${c.where.column} in [${c.where.in.join()}]` : ''})`
    case 'optionOn':
      return `optionOn('${c.entity}', '${c.column}')`
    case 'flagOn':
      return `flagOn('${c.flag}')`
    case 'granted':
      return `granted('${c.permission}')`
    case 'not':
      return `not(${written(c.of)})`
    case 'named':
      return c.name
    default:
      return `${c.is}(${c.of.map(written).join(', ')})`
  }
}
