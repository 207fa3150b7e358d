alter table "adminInfo" drop constraint "adminInfo_idLanguage_check";
alter table "institutionHasAdmin" drop constraint "institutionHasAdmin_idLanguage_check";
alter table "admin" add column "idLanguage" double precision;
update "admin" set "idLanguage" = array_position(array['fr', 'de', 'en', 'es'], "lang");
update "adminInfo" t set "idLanguage" = x."idLanguage" from "admin" x where x."id" = t."admin";
update "institutionHasAdmin" t set "idLanguage" = x."idLanguage" from "admin" x where x."id" = t."admin";
