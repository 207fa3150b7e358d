alter table "institutionOption" alter column "canPostMissionWithoutSchedule" set default true;
alter table "institutionOption" alter column "hasUnspecifiedService" set default true;
