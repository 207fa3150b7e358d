import type { AnyEntity } from '#dsl/entities/entity.ts'
import { guardsOf } from '#dsl/entities/facts.ts'
import type { Values } from '#protocol/row.ts'

/**
 * Secrets that are sent elsewhere once `before` has become `after`. Without an address they are sent nowhere; the next
 * one is then another one than before.
 */
export const redirectedSecrets = (entity: AnyEntity, before: Values, after: Values): readonly string[] =>
  guardsOf(entity).flatMap(({ of, secrets }) => {
    const origin = originOf(after[of])
    return origin === undefined || origin === originOf(before[of]) ? [] : secrets
  })

/** Scheme, host and port; undefined for what is no address. */
const originOf = (value: unknown): string | undefined =>
  typeof value === 'string' && URL.canParse(value) ? new URL(value).origin : undefined
