-- Each line of the audit gets a seal once it is there, in the order in which it is found: a text that only the server's key makes, of the
-- line and the seal before it. A line that somebody changes or takes away no longer fits its own, nor do seals that are taken away fit the next.
create table "auditSeal" (
  "n" bigint not null,
  "audit" bigint not null,
  "at" timestamptz not null,
  "seal" text not null,
  constraint "auditSeal_pkey" primary key ("n"),
  constraint "auditSeal_audit_key" unique ("audit")
);
create trigger "auditSeal_forGood" before update or delete or truncate on "auditSeal"
  for each statement execute function "auditForGood"();
