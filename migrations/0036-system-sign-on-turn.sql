-- In which turn of its server's switch a session was opened: turned off and on again it is another one, whether the session was used meanwhile or
-- not. Of those that are open nobody knows it: their people sign on once more.
alter table "session" add column "ssoTurn" text;
update "session" set "revokedAt" = now() where "within" is not null and "revokedAt" is null;
