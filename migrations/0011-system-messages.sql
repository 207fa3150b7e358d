-- Messages to people, kept until they are sent and a while longer. "sealed": what stands in them, since it may open doors.
create table "message" (
  "id" integer generated always as identity,
  "kind" text not null,
  "channel" text not null,
  "recipient" text not null,
  "language" text not null,
  "sealed" text not null,
  "state" text not null default 'waiting',
  "tries" integer not null default 0,
  "problem" text,
  "createdAt" timestamptz not null default now(),
  "heldUntil" timestamptz,
  "sentAt" timestamptz,
  constraint "message_pkey" primary key ("id"),
  constraint "message_state_check" check ("state" in ('waiting', 'sent', 'failed'))
);
create index "message_state_index" on "message" ("state");

-- One row per person who was offered to choose a password: the last offer, as the hash of what stands in the link.
create table "passwordOffer" (
  "admin" integer not null,
  "tokenHash" text not null,
  "purpose" text not null,
  "offeredAt" timestamptz not null default now(),
  "expiresAt" timestamptz not null,
  "usedAt" timestamptz,
  constraint "passwordOffer_pkey" primary key ("admin"),
  constraint "passwordOffer_tokenHash_key" unique ("tokenHash")
);
