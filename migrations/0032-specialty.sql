drop index "specialty_search_index";
alter table "specialty" drop column "search";
alter table "specialty" add column "jobName" text;
update "specialty" set "jobName" = o."name" from "job" o where o."id" = "specialty"."job";
alter table "specialty" add column "search" text generated always as (translate(lower(translate(replace(replace(replace(replace(replace(replace(replace(replace(regexp_replace(normalize(coalesce("name"::text, '') || chr(1) || coalesce("jobName"::text, ''), NFD), U&'[\0300-\036F]', '', 'g'), U&'\00C6', 'ae'), U&'\00E6', 'ae'), U&'\0152', 'oe'), U&'\0153', 'oe'), U&'\1E9E', 'ss'), U&'\00DF', 'ss'), U&'\00DE', 'th'), U&'\00FE', 'th'), U&'\00D8\00F8\0141\0142\0110\0111\00D0\00F0\0126\0127\0131\03A3\03C2\2018\2019\02BC\2032\2010\2011\2012\2013\2014\2212\00A0\202F\2009', U&'oollddddhhi\03C3\03C3\0027\0027\0027\0027------   ')), U&'\0009\000A\000B\000C\000D\0020\00A0\1680\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200A\2028\2029\202F\205F\3000\FEFF', '')) stored;
alter table "specialty" add constraint "specialty_jobName_check" check ((char_length("jobName") <= 255));
create index "specialty_search_index" on "specialty" using gin ("search" gin_trgm_ops);
