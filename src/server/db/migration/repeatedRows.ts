import { DatabaseFailure } from '../failure.ts'
import { quoteName, type Row, type Session } from '../session.ts'
import type { MigrationFile } from './migrationFiles.ts'

/**
 * What `uniquePlaces` names: rule `n` of the table's entity, or of the one whose rows institutions share by this table. After it the
 * rule as the schema says it, which migrations of before lack.
 */
const addsRule =
  /^alter table "(\w+)" add constraint "\1(?:_(\w+?))?_unique(\d+)" unique \((.+)\);(?: -- (.+))?$/gm

const MOST = 5

export const addsUniqueRule = ({ sql }: MigrationFile): boolean => sql.search(addsRule) >= 0

/**
 * Refuses migrations whose new unique rules are broken by rows that are there, in a transaction that is rolled back: up to the last
 * of these rules they are carried out. What else is wrong with them is told when they are applied. @throws DatabaseFailure `rowsRepeat`
 */
export const refuseRepeatedRows = async (
  session: Session,
  files: readonly MigrationFile[],
): Promise<void> => {
  try {
    for (const file of files.slice(0, files.findLastIndex(addsUniqueRule) + 1)) await rehearse(session, file)
  } catch (error) {
    if (error instanceof DatabaseFailure && error.code === 'rowsRepeat') throw error
  }
}

const rehearse = async (session: Session, { name, sql }: MigrationFile): Promise<void> => {
  let done = 0
  for (const {
    index,
    0: statement,
    1: table = '',
    2: shared,
    3: n,
    4: columns = '',
    5: said,
  } of sql.matchAll(addsRule)) {
    await session.exec(sql.slice(done, index))
    const found = await repeatedIn(session, { table, columns, row: shared ?? 'id' })
    if (found)
      throw new DatabaseFailure('rowsRepeat', {
        name,
        entity: shared ?? table,
        rule: said ?? `unique rule ${n}`,
        ...found,
      })
    done = index
    await session.exec(statement)
    done += statement.length
  }
  await session.exec(sql.slice(done))
}

interface Held {
  readonly table: string
  readonly columns: string
  /** The column with the id of the row that people know. */
  readonly row: string
}

/** How many rows are like another one in these columns, and some of what they share; undefined where none is. Null is like nothing. */
const repeatedIn = async (session: Session, { table, columns, row }: Held) => {
  const names = columns.split(', ')
  const { rows } = await session.query(
    `select ${columns}, ids, (sum(cardinality(ids)) over ())::int as "all", (count(*) over ())::int as "values"
     from (select ${columns}, array_agg(${quoteName(row)} order by ${quoteName(row)}) as ids from ${quoteName(table)}
       where ${names.map((one) => `${one} is not null`).join(' and ')} group by ${columns} having count(*) > 1) r
     order by ${columns} limit ${MOST}`,
  )
  const [first] = rows
  if (!first) return undefined
  return {
    rows: Number(first.all),
    values: Number(first.values),
    examples: rows.map((one) => told(one, names)).join('; '),
  }
}

/** `institution 3, "nurse" (4, 9)`: keys of several columns are side by side. */
const told = (row: Row, columns: readonly string[]): string => {
  const said = columns.map((quoted) => {
    const name = quoted.slice(1, -1)
    const value = String(row[name])
    return /uniqueKey\d+$/i.test(name) ? `"${value.replaceAll('\u0001', '", "')}"` : `${name} ${value}`
  })
  const ids = Array.isArray(row.ids) ? row.ids : []
  return `${said.join(', ')} (${ids.slice(0, MOST).join(', ')}${ids.length > MOST ? ', …' : ''})`
}
