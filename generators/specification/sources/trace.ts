import type { Described } from '#dsl/described/described.ts'
import type { Proof, Proofs } from './proofs.ts'

/** What of the schemas names a section: a table, a card, a page, a flow, a thing with states, a rule, a part of the vocabulary. */
export interface Kept {
  readonly kind: 'table' | 'page' | 'flow' | 'lifecycle' | 'rule' | 'part'
  readonly name: string
  /** Of a rule: its entity. */
  readonly entity?: string
}

/** A section, what keeps it and what proves it. */
export interface Traced {
  readonly name: string
  readonly document: string
  readonly number: string
  readonly about: string
  readonly kept: readonly Kept[]
  readonly proofs: readonly Proof[]
  readonly isSetAside: boolean
}

export interface Trace {
  readonly sections: readonly Traced[]
  /** Everything in the schemas that is to name a section, and the sections that it names. */
  readonly named: readonly (readonly [Kept, readonly string[]])[]
  /** Test files that name no section. */
  readonly silent: readonly string[]
  readonly files: readonly string[]
}

const naming = (described: Described): Trace['named'] => {
  const { tables, pages, flows, lifecycles, rules, common } = described
  const all = (kind: Kept['kind'], of: Readonly<Record<string, readonly string[]>>) =>
    Object.entries(of).map(([name, sections]) => [{ kind, name }, sections] as const)
  const sectionsOf = (of: Readonly<Record<string, { readonly sections: readonly string[] }>>) =>
    Object.fromEntries(Object.entries(of).map(([name, { sections }]) => [name, sections]))
  return [
    ...all('table', tables),
    ...all('page', sectionsOf(pages)),
    ...all('flow', sectionsOf(flows)),
    ...all('lifecycle', sectionsOf(lifecycles)),
    ...Object.entries(rules).flatMap(([entity, named]) =>
      all('rule', named).map(([kept, sections]) => [{ ...kept, entity }, sections] as const),
    ),
    ...all('part', common),
  ]
}

const byNumber = new Intl.Collator('en', { numeric: true }).compare

/** Sections, schemas and tests held side by side. */
export const traceOf = (described: Described, { files, proofs }: Proofs): Trace => {
  const named = naming(described)
  const sections = Object.entries(described.documents).flatMap(([document, numbers]) =>
    Object.entries(numbers)
      .toSorted(([a], [b]) => byNumber(a, b))
      .map(([number, about]): Traced => {
        const name = `${document} ${number}`
        return {
          name,
          document,
          number,
          about,
          kept: named.filter(([, of]) => of.includes(name)).map(([kept]) => kept),
          proofs: proofs.filter((one) => one.sections.includes(name)),
          isSetAside: described.setAside.includes(name),
        }
      }),
  )
  const speaking = new Set(proofs.map(({ file }) => file))
  return { sections, named, files, silent: files.filter((file) => !speaking.has(file)) }
}

export const sectionIn = ({ sections }: Trace, name: string): Traced => {
  const found = sections.find((one) => one.name === name)
  if (!found) throw new RangeError(`${name} is no section`)
  return found
}

/** What a section lacks; a section that is set aside lacks nothing. */
export type Lack = 'none' | 'test' | 'schema' | 'both' | 'aside'

export const lackOf = ({ kept, proofs, isSetAside }: Traced): Lack => {
  if (isSetAside) return 'aside'
  if (kept.length === 0) return proofs.length === 0 ? 'both' : 'schema'
  return proofs.length === 0 ? 'test' : 'none'
}
