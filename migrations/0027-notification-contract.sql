create index "notificationContract_recapType_index" on "notificationContract" using btree ("recapType", "id");
