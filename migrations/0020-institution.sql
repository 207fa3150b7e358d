alter table "institution" add column "presentation" text;
alter table "institution" add column "accessInfo" text;
alter table "institution" add constraint "institution_presentation_check" check ((char_length("presentation") <= 4000));
alter table "institution" add constraint "institution_accessInfo_check" check ((char_length("accessInfo") <= 4000));
