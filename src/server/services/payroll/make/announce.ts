import type { Outbox } from '../../../messages/outbox.ts'
import { type Executor, run } from '../../../resources/catalogue/statement.ts'
import { lockIds } from '../../../resources/write/lock/lockIds.ts'

export interface Announcing {
  readonly outbox: Pick<Outbox, 'post'>
  /** Where links of messages lead. */
  readonly origin: string
}

interface Told {
  readonly institution: number
  readonly name: string
}

/** Institutions that a message names, and those that its link selects. */
const [mostNamed, mostSelected] = [5, 50]

/**
 * Once none of a person's exports waits any more, writes them one message about all that are made and not announced yet. An export that
 * was asked for more than a day ago is not waited for.
 */
export const announce = async (
  tx: Executor,
  { outbox, origin }: Announcing,
  admin: number,
): Promise<void> => {
  // Two exports that are done at once would else each see the other waiting.
  await lockIds(tx, 'admin', [admin], 'no key update')
  const [person] = await run<{ firstName: string; email: string; lang: string }>(
    tx,
    `select "firstName", "email", "lang" from "admin" where "id" = $1::int`,
    [admin],
  )
  const [waiting] = await run(
    tx,
    `select 1 from "payrollExport" where "admin" = $1::int and "state" = 'waiting'
      and "exportedAt" > extract(epoch from now()) - 86400 limit 1`,
    [admin],
  )
  if (!person || waiting) return
  const told = await run<Told>(
    tx,
    `with told as (update "payrollFile" f set "isTold" = true from "payrollExport" e
      where e."id" = f."export" and e."admin" = $1::int and not f."isTold" returning e."institution")
    select i."id" as "institution", i."name" from "institution" i
    where i."id" in (select t."institution" from told t) order by i."name"`,
    [admin],
  )
  if (told.length === 0) return
  await outbox.post(tx, {
    kind: 'payrollFile',
    channel: 'email',
    recipient: person.email,
    language: person.lang,
    admin,
    content: { name: person.firstName, institutions: namesOf(told), link: linkTo(origin, told) },
  })
}

const namesOf = (told: readonly Told[]): string => {
  const names = told.slice(0, mostNamed).map(({ name }) => name)
  return told.length > mostNamed ? `${names.join(', ')}… (${told.length})` : names.join(', ')
}

const linkTo = (origin: string, told: readonly Told[]): string => {
  const selected = told.slice(0, mostSelected).map(({ institution }) => institution)
  return `${origin}/console?institutions=${selected.join()}#payCode`
}
