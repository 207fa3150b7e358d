/** The columns of a time code that the console's list gets, out of a row named t. */
const columns = `t."id", t."version", t."code", t."beginAt", t."endAt", t."break", t."nbWorkedMinutes", t."interfacingCode", t."isDeleted",
  (select coalesce(json_agg(distinct l."institution" order by l."institution"), '[]'::json)
    from "institutionHasSchedule" l where l."schedule" = t."id") as "institution"`

/** The condition on an institution, $1: rows of a small one are fetched by id, those of a large one met along the order. */
const where = {
  few: `not t."isDeleted" and t."id" = any(array(
    select h."schedule" from "institutionHasSchedule" h where h."institution" = $1))`,
  many: `not t."isDeleted" and exists
    (select 1 from "institutionHasSchedule" h where h."schedule" = t."id" and h."institution" = $1)`,
} as const
export type Size = keyof typeof where

/** Each has its index. */
const sorts = {
  code: 't."codeSortKey"',
  beginAt: 't."beginAt" collate "C"',
  endAt: 't."endAt" collate "C"',
  nbWorkedMinutes: 't."nbWorkedMinutes"',
} as const
export type Sort = keyof typeof sorts

export interface Order {
  readonly sort: Sort
  readonly descending: boolean
}

const orderOf = ({ sort, descending }: Order): string =>
  `${sorts[sort]} ${descending ? 'desc' : 'asc'}, t."id" ${descending ? 'desc' : 'asc'}`

/** Values: institution, limit, offset. The institutions of the rows are gathered for the page only. */
export const pageSql = (order: Order, size: Size): string =>
  `with p as materialized (select t.* from "schedule" t where ${where[size]} order by ${orderOf(order)} limit $2 offset $3)
  select ${columns} from p t order by ${orderOf(order)}`

export const countSql = `select count(*)::int as "count" from "schedule" t where ${where.many}`

/** Values: institution, limit, offset, pattern. Each row has the count of all. */
export const searchSql = (order: Order, size: Size): string =>
  `with m as materialized (select t.* from "schedule" t where t."search" like $4 and ${where[size]}),
  p as materialized (select t.* from m t order by ${orderOf(order)} limit $2 offset $3)
  select (select count(*)::int from m) as "count", ${columns} from p t order by ${orderOf(order)}`

/** Values: institution, code, beginAt, endAt, break, nbWorkedMinutes, interfacingCode. */
export const insertSql = `with s as (insert into "schedule"
    ("code", "beginAt", "endAt", "break", "nbWorkedMinutes", "interfacingCode") values ($2, $3, $4, $5, $6, $7) returning *),
  l as (insert into "institutionHasSchedule" ("schedule", "institution", "uniqueKey1", "scheduleUniqueKey1")
    select s."id", $1, s."id"::text, lower(s."code") from s)
  select * from s`

/** Values: id, code, beginAt, endAt, break, nbWorkedMinutes, interfacingCode. */
export const updateSql = `update "schedule" set "code" = $2, "beginAt" = $3, "endAt" = $4, "break" = $5,
  "nbWorkedMinutes" = $6, "interfacingCode" = $7, "version" = "version" + 1 where "id" = $1 returning *`
