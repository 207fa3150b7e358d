import { type Executor, run } from '../../../resources/catalogue/statement.ts'
import type { Order } from './readOrder.ts'
import { createYield } from './yieldToEventLoop.ts'

export interface Mission {
  readonly id: number
  /** Whole minutes since 1970, UTC. */
  readonly begin: number
  readonly end: number
  readonly workerType: number
  /** Minutes of the break of its time code; 0 where that is gone or has none. */
  readonly break: number
  /** Null where it was made from none, or that is gone. */
  readonly timeCode: string | null
  readonly interfacingCode: string | null
}

const PAGE = 100

/** The missions of an export page by page: requests are answered in between. Each comes once, whatever is changed meanwhile. */
export async function* readMissions(
  db: Executor,
  { institution, within }: Pick<Order, 'institution' | 'within'>,
): AsyncGenerator<readonly Mission[]> {
  const yieldToEventLoop = createYield()
  for (let after = 0; ; ) {
    const page = await run<Mission>(
      db,
      `select m."id", floor(extract(epoch from m."beginAt") / 60)::float8 as "begin",
        floor(extract(epoch from m."endAt") / 60)::float8 as "end",
        m."workerType", coalesce(extract(epoch from s."break"::interval) / 60, 0)::float8 as "break",
        s."code" as "timeCode", s."interfacingCode"
      from "mission" m left join "schedule" s on s."id" = m."schedule"
      where m."institution" = $1::int and m."id" > $2::int
        and m."endAt" > to_timestamp($3::float8) and m."beginAt" < to_timestamp($4::float8)
      order by m."id" limit ${PAGE}`,
      [institution, after, within[0] * 60, within[1] * 60],
    )
    if (page.length > 0) yield page
    if (page.length < PAGE) return
    after = page.at(-1)?.id ?? after
    await yieldToEventLoop()
  }
}
