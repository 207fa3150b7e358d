-- Whom a message is for and, where it tells of an access, at which institution: both are looked at when it is sent. Null where it is for
-- nobody of ours, goes to one address alone, or was written before.
alter table "message" add column "admin" integer, add column "institution" integer;
