import { type Kept, lackOf, sectionIn, type Trace } from './trace.ts'

/** How much of a whole: `specification.trace.figures.{name}`. */
export interface Figure {
  readonly name: string
  readonly done: number
  readonly all: number
}

const kinds: readonly Kept['kind'][] = ['table', 'page', 'flow', 'lifecycle', 'rule']

/** What is named, kept and proven, in numbers. */
export const figuresOf = (trace: Trace): readonly Figure[] => {
  const wanted = trace.sections.filter((one) => !one.isSetAside)
  const lacking = (...lacks: readonly string[]) => wanted.filter((one) => !lacks.includes(lackOf(one))).length
  const provenBy = (sections: readonly string[]) =>
    sections.some((name) => sectionIn(trace, name).proofs.length > 0)
  return [
    { name: 'kept', done: lacking('schema', 'both'), all: wanted.length },
    { name: 'proven', done: lacking('test', 'both'), all: wanted.length },
    ...kinds.map((kind) => {
      const all = trace.named.filter(([kept]) => kept.kind === kind)
      return { name: `${kind}Named`, done: all.filter(([, of]) => of.length > 0).length, all: all.length }
    }),
    ...kinds.map((kind) => {
      const all = trace.named.filter(([kept]) => kept.kind === kind)
      return { name: `${kind}Proven`, done: all.filter(([, of]) => provenBy(of)).length, all: all.length }
    }),
    { name: 'files', done: trace.files.length - trace.silent.length, all: trace.files.length },
  ]
}

/** Whole percents, rounded down: a hundred is said where nothing is missing. */
export const percentOf = ({ done, all }: Figure): number => (all === 0 ? 0 : Math.floor((done / all) * 100))
