-- Places by which addresses are found, from public lists: no row of anybody's. "read": the name as it is searched, see fold.ts;
-- a place has a line for each of its postal codes, and one for each other name it is known by.
create table "place" (
  "country" text not null,
  "name" text not null,
  "read" text collate "C" not null,
  "postalCode" text collate "C",
  "region" text,
  "lat" double precision not null,
  "lng" double precision not null,
  "weight" integer not null,
  "isApproximate" boolean not null
);
create index "place_read_index" on "place" ("country", "read");
create index "place_postalCode_index" on "place" ("country", "postalCode");
create index "place_similar_index" on "place" using gin ("read" gin_trgm_ops);

-- Places that are called much the same, from 0.45 of their trigrams on: that few are fetched by the index and looked at,
-- forty times less than from the 0.3 that a connection begins with.
create function "placesLike"("inCountry" text, "called" text) returns setof "place" language sql stable
  set "pg_trgm.similarity_threshold" = '0.45'
  as $$ select * from "place" where "country" = "inCountry" and "read" % "called" $$;

-- What is loaded, by country; a list that somebody has imported is not replaced by the one that comes with the program.
create table "gazetteer" (
  "country" text not null,
  "source" text not null,
  "version" text not null,
  "places" integer not null,
  "loadedAt" timestamptz not null default now(),
  constraint "gazetteer_pkey" primary key ("country")
);
