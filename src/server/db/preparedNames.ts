/** Most statements kept prepared on each connection. */
const most = 300

/**
 * Names statements, so that a connection plans each only once: planning takes longer than running most of ours.
 * Undefined for a statement that comes when there are enough, which is then planned each time.
 */
export const preparedNames = (): ((sql: string) => string | undefined) => {
  const names = new Map<string, string>()
  return (sql) => {
    const known = names.get(sql)
    if (known !== undefined || names.size >= most) return known
    const name = `s${names.size}`
    names.set(sql, name)
    return name
  }
}
