alter table "institutionHasOauth2" add column "uniqueKey2" text;
-- Where institutions have one name already, which led to neither, the first keeps it; the other is told when it is saved.
update "institutionHasOauth2" set "uniqueKey2" = one."key" from (
  select distinct on (k."key") k."id", k."key" from (
    select "id", replace(lower(upper(normalize(btrim(nullif("institutionHasOauth2"."ssoName", ''), U&'\0009\000A\000B\000C\000D\0020\00A0\1680\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200A\2028\2029\202F\205F\3000\FEFF'), NFC))), 'ß', 'ss') as "key" from "institutionHasOauth2"
  ) k where k."key" is not null order by k."key", k."id"
) one where one."id" = "institutionHasOauth2"."id";
alter table "institutionHasOauth2" add constraint "institutionHasOauth2_unique2" unique ("uniqueKey2");
