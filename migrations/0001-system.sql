-- What the server keeps for itself, beside the tables of the catalogue.
create extension if not exists pg_trgm;

-- One row per person who can sign in with a password. "passwordHash": PHC string, argon2id.
create table "account" (
  "admin" integer not null,
  "passwordHash" text not null,
  "passwordChangedAt" timestamptz not null default now(),
  constraint "account_pkey" primary key ("admin")
);

-- One row per sign-in. Refresh tokens are kept as hashes; the previous one tells a theft from a lost answer.
create table "session" (
  "id" uuid not null,
  "admin" integer not null,
  "refreshHash" text not null,
  "previousRefreshHash" text,
  "rotatedAt" timestamptz not null default now(),
  "createdAt" timestamptz not null default now(),
  "expiresAt" timestamptz not null,
  "revokedAt" timestamptz,
  "userAgent" text,
  constraint "session_pkey" primary key ("id"),
  constraint "session_refreshHash_key" unique ("refreshHash")
);
create index "session_previousRefreshHash_index" on "session" ("previousRefreshHash");
create index "session_admin_index" on "session" ("admin");

-- The answer given to a write, for the same write sent again.
create table "idempotency" (
  "admin" integer not null,
  "key" text not null,
  "fingerprint" text not null,
  "status" integer not null,
  "body" jsonb,
  "createdAt" timestamptz not null default now(),
  constraint "idempotency_pkey" primary key ("admin", "key")
);
create index "idempotency_createdAt_index" on "idempotency" ("createdAt");

-- Every write: who, when, what, before, after. Written in the transaction of the write.
create table "audit" (
  "id" bigint generated always as identity,
  "at" timestamptz not null default now(),
  "admin" integer,
  "action" text not null,
  "entity" text not null,
  "row" integer,
  "institutions" jsonb,
  "before" jsonb,
  "after" jsonb,
  constraint "audit_pkey" primary key ("id")
);
create index "audit_entity_row_index" on "audit" ("entity", "row");
