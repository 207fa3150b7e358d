-- Wrong passwords, counted for all processes. The columns and their order are those of rate-limiter-flexible, which
-- inserts by position; "expire": milliseconds since 1970.
create table "attempt" (
  "key" text not null,
  "points" integer not null default 0,
  "expire" bigint,
  constraint "attempt_pkey" primary key ("key")
);
create index "attempt_expire_index" on "attempt" ("expire");
