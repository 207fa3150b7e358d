import { sql } from 'kysely'
import type { Lifecycle } from '#dsl'
import type { Database } from '#server/db/database.ts'

/** From one state to another, as `lifecycles` of the schemas have it; `begin → waiting` for one that begins so. */
export const drawn = ({ moves }: Lifecycle): readonly string[] =>
  [...new Set(moves.map(({ from = 'begin', to }) => `${from} → ${to}`))].sort()

/** Has the database note every state of rows of a table, whoever writes it; several statements may follow one another. */
export const watch = async (database: Database, table: string, column: string): Promise<void> => {
  await database.session((session) =>
    session.exec(`
      create table if not exists public."seenStates" ("at" serial, "table" text, "row" text, "state" text);
      create or replace function public.note_state() returns trigger language plpgsql as $$
        begin
          insert into public."seenStates" ("table", "row", "state")
            values (tg_argv[0], to_jsonb(new) ->> 'id', to_jsonb(new) ->> tg_argv[1]);
          return null;
        end $$;
      create trigger note_state after insert or update on ${table}
        for each row execute function public.note_state('${table}', '${column}');`),
  )
}

/** The moves that were seen in a table, each once; `say` tells a state as it is drawn. */
export const seen = async (
  { kysely }: Database,
  table: string,
  say: (state: string) => string = (state) => state,
): Promise<readonly string[]> => {
  const { rows } = await sql<{ row: string; state: string }>`
    select "row", "state" from public."seenStates" where "table" = ${table} order by "at"`.execute(kysely)
  const last = new Map<string, string>()
  const moves = rows.flatMap(({ row, state }) => {
    const [from, to] = [last.get(row) ?? 'begin', say(state)]
    last.set(row, to)
    return from === to ? [] : [`${from} → ${to}`]
  })
  return [...new Set(moves)].sort()
}
