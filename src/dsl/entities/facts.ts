import { entriesOf } from '../entriesOf.ts'
import { remembered } from '../remembered.ts'
import {
  type ComputedRule,
  type Copy,
  type Derivation,
  isComputed,
  isCopy,
  type Since,
  type Stamp,
} from './derived.ts'
import type { AnyEntity } from './entity.ts'
import type { Effect, Removal } from './reactions/effects.ts'
import type { Reaction } from './reactions/reactions.ts'
import type { Grouping, Guard, Limit, Located, Outbound, RowCheck, Rule, SameId, Unique } from './rules.ts'

/** What a declaration says, sorted by what asks for it. */
const rulesOf =
  <R extends Rule>(kind: R['rule']) =>
  ({ rules }: AnyEntity): readonly R[] =>
    rules.filter((one): one is R => one.rule === kind)

export const uniqueRules = rulesOf<Unique>('unique')
export const checksOf = rulesOf<RowCheck>('check')
export const limitsOf = rulesOf<Limit>('limitedBy')
export const groupingsOf = rulesOf<Grouping>('groupedBy')
export const guardsOf = rulesOf<Guard>('sentTo')
/** Columns with addresses that the server calls. */
export const outboundColumns = (of: AnyEntity): readonly string[] =>
  rulesOf<Outbound>('outbound')(of).flatMap(({ columns }) => columns)
export const locatedIn = rulesOf<Located>('located')
/** Columns that say where an address is. */
export const positionOf = ({ lat, lng, precision }: Located): readonly string[] => [lat, lng, precision]
/** Whether a column says where an address is, with which it is drawn. */
export const isPosition = (of: AnyEntity, column: string): boolean =>
  locatedIn(of).some((rule) => positionOf(rule).includes(column))
const sameIds = rulesOf<SameId>('sameId')

/** The column whose value is the row's id. */
export const idColumn = (of: AnyEntity): string | undefined => sameIds(of)[0]?.column

/** Whether an institution has at most one row. */
export const isOncePerInstitution = (of: AnyEntity): boolean =>
  uniqueRules(of).some(({ columns, within }) => columns.length === 0 && within === 'institution')

const derivations = ({ derived }: AnyEntity): [string, Derivation][] => entriesOf<Derivation>(derived)

export const computedRules = remembered((of: AnyEntity): readonly [string, ComputedRule][] =>
  derivations(of).filter((entry): entry is [string, ComputedRule] => isComputed(entry[1])),
)
export const isComputedIn = ({ derived }: AnyEntity, name: string): boolean =>
  derived[name] !== undefined && isComputed(derived[name])
/** The columns that a computed one is computed from; none for another. */
export const readsOf = ({ derived }: AnyEntity, name: string): readonly string[] => {
  const one: Derivation | undefined = derived[name]
  return one && isComputed(one) ? one.reads : []
}
export const copiesIn = remembered((of: AnyEntity): readonly [string, Copy][] =>
  derivations(of).filter((entry): entry is [string, Copy] => isCopy(entry[1])),
)
/** The relations whose row a change of these columns changes: they repeat it, and are written there. */
export const writtenThrough = (of: AnyEntity, columns: readonly string[]): readonly string[] => [
  ...new Set(
    copiesIn(of).flatMap(([name, { relation, writes }]) =>
      writes && columns.includes(name) ? relation : [],
    ),
  ),
]
/** What a column repeats of another row; undefined for one that repeats nothing. */
export const copyInto = ({ derived }: AnyEntity, name: string): Copy | undefined => {
  const one: Derivation | undefined = derived[name]
  return one && isCopy(one) ? one : undefined
}
export const stampsIn = remembered((of: AnyEntity): readonly [string, Stamp | Since][] =>
  derivations(of).filter(
    (entry): entry is [string, Stamp | Since] => !isComputed(entry[1]) && !isCopy(entry[1]),
  ),
)

/** The column that says since when another one holds no, where the server keeps it. */
export const sinceColumn = (of: AnyEntity, column: string): string | undefined =>
  stampsIn(of).find(([, stamp]) => 'when' in stamp && stamp.when === column && !stamp.is)?.[0]

/** What the server writes into a new row: who made it, and when. */
export const madeStamps = (of: AnyEntity): [string, Stamp][] =>
  stampsIn(of).filter((entry): entry is [string, Stamp] => 'stamp' in entry[1])

type On<K extends Reaction['on']> = Extract<Reaction, { readonly on: K }>

const reactionsTo =
  <K extends Reaction['on']>(kind: K) =>
  ({ on }: Pick<AnyEntity, 'on'>): readonly On<K>[] =>
    on.filter((one): one is On<K> => one.on === kind)

export const onCreated = reactionsTo('created')
export const onChanges = reactionsTo('changes')
export const onBecomes = reactionsTo('becomes')
const onRemoved = reactionsTo('removed')

export const removalEffects = (of: AnyEntity): readonly Effect[] =>
  onRemoved(of).flatMap((one) => one.effects)
const howRemoved = (of: Pick<AnyEntity, 'on'>): Removal | undefined =>
  onRemoved(of).find(({ how }) => how)?.how

/** The column that marks rows as removed and kept. */
export const softDeletedBy = (of: Pick<AnyEntity, 'on'>): string | undefined => {
  const how = howRemoved(of)
  return how && 'soft' in how ? how.soft : undefined
}
/** What becomes of a row with its last link, where removing takes it from the institutions named. */
export const unlinksTo = (of: AnyEntity): 'stays' | 'goes' | undefined => {
  const how = howRemoved(of)
  return how && 'last' in how ? how.last : undefined
}
/** Entities that get a record for each new row, which is their institution. */
export const begunWith = (of: AnyEntity): readonly string[] =>
  onCreated(of).flatMap(({ effects }) =>
    effects.flatMap((one) => (one.effect === 'inserts' ? one.entity : [])),
  )
