-- Files that people handed in or that were made for them, with the name and the type under which they are handed out.
-- Whose they are and who may have them is said by the row that names them.
create table "file" (
  "id" integer generated always as identity,
  "name" text not null,
  "mediaType" text not null,
  "bytes" bytea not null,
  "storedAt" timestamptz not null default now(),
  constraint "file_pkey" primary key ("id")
);
