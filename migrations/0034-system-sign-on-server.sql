-- Whose server opened a session, and which one it was then: what is no longer that server's to give, the session no longer has. Of those
-- that are open nobody knows it: their people sign on once more.
alter table "session" add column "ssoInstitution" integer, add column "ssoServer" text;
update "session" set "revokedAt" = now() where "within" is not null and "revokedAt" is null;
