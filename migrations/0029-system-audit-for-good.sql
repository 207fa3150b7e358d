-- What is recorded stays as it was written: no statement of this program changes it or takes it away. Whoever has to, once it is older
-- than it may be kept, first says so as the owner of the table: alter table "audit" disable trigger "audit_forGood".
create function "auditForGood"() returns trigger language plpgsql as $$
begin
  raise exception 'the audit is only added to' using errcode = 'insufficient_privilege';
end $$;
create trigger "audit_forGood" before update or delete or truncate on "audit"
  for each statement execute function "auditForGood"();
