-- Of a session that was opened by an institution's own server: where it reaches at most, the code that leads to that server,
-- its access token (sealed), and when that is over. Null for one that was opened with a password.
alter table "session"
  add column "within" jsonb,
  add column "ssoCode" text,
  add column "ssoAccessToken" text,
  add column "ssoExpiresAt" timestamptz;

-- Whom an institution's server calls by which subject, since they first signed on by it.
create table "ssoIdentity" (
  "institution" integer not null,
  "server" text not null,
  "subject" text not null,
  "admin" integer not null,
  "since" timestamptz not null default now(),
  constraint "ssoIdentity_pkey" primary key ("institution", "server", "subject"),
  constraint "ssoIdentity_admin_key" unique ("institution", "server", "admin")
);

-- Answers of such servers that were used, as hashes, for as long as they could be used again.
create table "ssoAnswer" (
  "stateHash" text not null,
  "expiresAt" timestamptz not null,
  constraint "ssoAnswer_pkey" primary key ("stateHash")
);
create index "ssoAnswer_expiresAt_index" on "ssoAnswer" ("expiresAt");
