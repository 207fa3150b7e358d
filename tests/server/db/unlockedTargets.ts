import type { Database } from '#server/db/database.ts'

/**
 * PostgreSQL looks, whenever a foreign key comes to point at a row, whether the call has locked that row before or has made
 * it: by `pgrowlocks`, which comes with it. Left to the key's own check, it is locked as the row is written, after what comes
 * later in the order of locks, and two calls and a third that waits between them stand still.
 */
export const watchForeignKeys = (database: Database): Promise<unknown> =>
  database.session((session) =>
    session.exec(`
create extension if not exists pgrowlocks;
create table "unlockedTarget" ("column" text not null);
create function "noteUnlocked"() returns trigger language plpgsql as $$
declare
  target text; pointed int; before int; held boolean;
begin
  for i in 0 .. tg_nargs / 2 - 1 loop
    target := tg_argv[2 * i + 1];
    execute format('select ($1).%I', tg_argv[2 * i]) into pointed using new;
    if tg_op = 'UPDATE' then execute format('select ($1).%I', tg_argv[2 * i]) into before using old; end if;
    continue when pointed is null or pointed is not distinct from before;
    -- A savepoint has an id of its own, which is held as long as the transaction.
    execute format('
      with own as (select transactionid as x from pg_locks where locktype = ''transactionid'' and pid = pg_backend_pid())
      select exists (select from %1$I t left join pgrowlocks(%2$L) l on l.locked_row = t.ctid join own on own.x = t.xmin or own.x = any(l.xids)
        where t."id" = $1)', target, quote_ident(target)) into held using pointed;
    if not held then insert into "unlockedTarget" values (tg_op || ' ' || tg_table_name || '.' || tg_argv[2 * i]); end if;
  end loop;
  return new;
end $$;
do $$ declare r record; begin
  for r in
    select c.conrelid::regclass as "table", string_agg(quote_literal(a.attname) || ', ' || quote_literal(f.relname), ', ') as "keys"
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1] join pg_class f on f.oid = c.confrelid
    where c.contype = 'f' group by 1
  loop
    execute format('create trigger "aNoteUnlocked" before insert or update on %s for each row execute function "noteUnlocked"(%s)', r."table", r."keys");
  end loop;
end $$;`),
  )

/** The columns that have come to point at a row which was not locked. */
export const unlockedTargets = async (database: Database): Promise<unknown[]> => {
  const text = 'select distinct "column" from "unlockedTarget" order by 1'
  const { rows } = await database.session((session) => session.query(text))
  return rows.map(({ column }) => column)
}
