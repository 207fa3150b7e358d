import { attached, entity, itself, level, nobody, text, writtenByProvider } from '#dsl'
import { type CatalogueParts, defineCatalogue } from '#dsl/catalogue.ts'
import type { Finding, Rule } from '../../generators/lint/finding.ts'
import type { Subject } from '../../generators/lint/subject.ts'

/** The institution of these catalogues. */
export const house = entity('institution', {
  columns: { name: text({ required: true }) },
  belongs: itself,
  access: { read: attached, insert: nobody, update: level(1), remove: nobody },
  label: 'name',
})

export const byProvider = writtenByProvider

interface Written {
  /** What stands in the one file of schemas. */
  readonly schemas?: string
  readonly source?: string
  /** The words of the one language. */
  readonly words?: object
}

const flat = (value: unknown, key = ''): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => flat(inner, key ? `${key}.${name}` : name))
    : [[key, String(value)]]

/** A catalogue of a few entities, as the linter gets it. */
export const small = (
  parts: Partial<CatalogueParts>,
  { schemas = '', source = '', words = {} }: Written = {},
): Subject => ({
  catalogue: defineCatalogue({
    tables: [],
    menu: [],
    permissions: {},
    ...parts,
    entities: [house, ...(parts.entities ?? [])],
  }),
  labels: new Map([['fr', new Map(flat(words))]]),
  schemas: [{ path: 'schemas/small.ts', text: schemas }],
  locales: [{ path: 'locales/fr/small.json', text: JSON.stringify(words, null, 2) }],
  exceptions: [],
  source: [{ path: 'src/server/small.ts', text: source }],
  speaking: [{ path: 'src/server/small.ts', text: source }],
})

/** What a rule finds, by subject. */
export const found = (rule: Rule, subject: Subject): string[] => rule.find(subject).map(({ of }) => of)

export const first = (rule: Rule, subject: Subject): Finding | undefined => rule.find(subject)[0]
