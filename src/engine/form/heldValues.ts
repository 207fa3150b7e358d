import type { AnyEntity } from '#dsl/entities/entity.ts'
import type { Values } from '#protocol/row.ts'
import { heldSecrets } from './formColumns.ts'
import type { FormStore } from './formStore.ts'

/** Stands for a secret that the server holds and does not tell: what nobody can enter. */
const HELD = '\0'

const holding = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, HELD]))

/** A row as the server tells it, with something in the place of each secret that it holds. */
export const withHeld = <R extends Values>(entity: AnyEntity, row: R): R => ({
  ...row,
  ...holding(heldSecrets(entity, row)),
})

/** What a line began with, and what it holds by now: secrets that are kept are the same in both. */
export const heldValues = (store: FormStore, lineId: number): { before: Values; after: Values } => {
  const names = Object.keys(store.entity.columns)
  const initial = Object.fromEntries(names.map((name) => [name, store.field(lineId, name).initial]))
  return {
    before: { ...initial, ...holding(names.filter((name) => store.isHeld(lineId, name))) },
    after: { ...store.live(lineId), ...holding(names.filter((name) => store.isKept(lineId, name))) },
  }
}
