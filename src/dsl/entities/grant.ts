import type { SettingName } from '#protocol/configuration.ts'
import type { Access } from './access.ts'

/** A condition on a row: its e-mail address is of the domain that a setting of the server names; of none where it names none. */
export interface InDomain<K extends string = string> {
  readonly column: K
  readonly setting: SettingName
}

export const inDomain = <K extends string>(column: K, setting: SettingName): InDomain<K> => ({
  column,
  setting,
})

/**
 * What people may do with some rows or some columns of an entity, who have the right to all of them nowhere (`access`).
 * As with SQL's GRANT nothing is taken away by one: each widens what is allowed.
 */
export interface Grant<K extends string = string> {
  /** Who, and in which institutions; everybody, anywhere, where it is not said. */
  readonly to?: Access
  /** The column that holds the id of the person: their own rows alone. */
  readonly own?: K | 'id'
  /** Rows of which this holds. */
  readonly where?: InDomain<K>
  /** Not in a session that an institution's server opened: whoever runs that server could have it change the row. */
  readonly unbounded?: true
  /** Their own rows, wherever they are. */
  readonly read?: true
  readonly insert?: true
  /** These columns. */
  readonly update?: readonly K[]
  readonly remove?: true
}
