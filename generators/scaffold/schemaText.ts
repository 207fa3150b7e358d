import { humanWords } from './names.ts'

/** The schema file of a new table: a few usual columns, to be replaced by those it needs. */
export const schemaText = (name: string): string => {
  const type = name.charAt(0).toUpperCase() + name.slice(1)
  return `import {
  atLeast,
  csv,
  date,
  entity,
  inInstitution,
  number,
  type Row,
  shorterThan,
  table,
  text,
  uniquePerInstitution,
  whole,
  writtenByProvider,
} from '#dsl'

/** ${humanWords(name)}, one row each. */
export const ${name}Entity = entity('${name}', {
  columns: {
    name: text({ required: true, validate: [shorterThan(100)] }),
    quantity: number({ validate: [whole, atLeast(0)] }),
    startsOn: date(),
  },
  belongs: inInstitution(),
  access: writtenByProvider,
  rules: [uniquePerInstitution('name')],
  search: ['name'],
  label: 'name',
})

export const ${name} = table('${name}', {
  entity: ${name}Entity,
  list: {
    columns: ['name', 'quantity', 'startsOn'],
    sort: 'name',
    csv: csv(['name', 'quantity', 'startsOn'], { key: 'name' }),
  },
})

export type ${type} = Row<typeof ${name}Entity>
`
}
