/** Which transactions a statement saw. Source: PostgreSQL, 9.27 "Transaction ID and Snapshot Information". */
export interface Snapshot {
  /** `xmin`: every transaction with a lower number had ended. */
  readonly min: bigint
  /** `xmax`: no transaction with this number or a higher one had begun. */
  readonly max: bigint
  /** `xip_list`: the transactions between the two that had not ended. */
  readonly atWork: ReadonlySet<bigint>
}

/** Reads what `pg_current_snapshot()` gives: `10:20:10,14,15`. */
export const snapshotOf = (text: string): Snapshot => {
  const [min = '0', max = '0', atWork = ''] = text.split(':')
  const listed = atWork === '' ? [] : atWork.split(',')
  return { min: BigInt(min), max: BigInt(max), atWork: new Set(listed.map(BigInt)) }
}

/** Whether the statement saw what a transaction has committed. */
export const sees = ({ min, max, atWork }: Snapshot, xid: bigint): boolean =>
  xid < min || (xid < max && !atWork.has(xid))
