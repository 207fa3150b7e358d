-- The files of an export, once they are made: one line an export, so that there is never a second one. "leftOut" is null where all was
-- exported; "isTold": whether the person who asked has been written to.
create table "payrollFile" (
  "export" integer not null,
  "exported" integer not null,
  "leftOut" integer,
  "isTold" boolean not null default false,
  "madeAt" timestamptz not null default now(),
  constraint "payrollFile_pkey" primary key ("export"),
  constraint "payrollFile_exported_fkey" foreign key ("exported") references "file" ("id"),
  constraint "payrollFile_leftOut_fkey" foreign key ("leftOut") references "file" ("id")
);
