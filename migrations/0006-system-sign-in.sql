-- What the person might do when the session got its last token; null where an earlier release opened it.
alter table "session" add column "granted" jsonb;
