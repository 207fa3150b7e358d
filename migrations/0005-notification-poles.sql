alter table "admin" add column "notificationPoles" jsonb;
