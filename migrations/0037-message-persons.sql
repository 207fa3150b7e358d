-- Messages from before 0035 that were not sent: whose they are, where that is certain. Each went to the address that its person had then. Whoever was the first
-- to lose that address since, by the audit, had it; else whoever has it now. Links go to one address alone, as before.
update "message" m set "admin" = found."admin" from (
  select w."id", coalesce(
    (select u."row" from "audit" u
      where u."entity" = 'admin' and u."at" >= w."createdAt" and u."before"->>'email' = w."recipient"
        and u."after"->>'email' is distinct from w."recipient" order by u."id" limit 1),
    (select a."id" from "admin" a where a."email" = w."recipient")) as "admin"
  from "message" w
  where w."admin" is null and w."state" <> 'sent' and w."kind" in ('activated', 'payrollFile', 'received')
) found where found."id" = m."id" and found."admin" is not null;
-- One of an access is as old as the line of the audit that it came of, which names the institution; where one call gave several, nobody knows which it tells of.
update "message" m set "institution" = found."institution" from (
  select w."id", min((u."after"->>'institution')::int) as "institution"
  from "message" w join "audit" u on u."entity" = 'institutionHasAdmin' and u."at" = w."createdAt"
    and (u."after"->>'admin')::int = w."admin" and u."after"->>'isActivated' = 'true'
    and u."before"->>'isActivated' is distinct from 'true'
  where w."institution" is null and w."state" <> 'sent' and w."kind" = 'activated'
  group by w."id" having count(*) = 1
) found where found."id" = m."id";
