alter table "institutiongroup" drop constraint "institutiongroup_type_check";
