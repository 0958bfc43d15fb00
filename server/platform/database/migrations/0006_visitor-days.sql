CREATE TABLE "visitor_days" (
	"day" date NOT NULL,
	"host" text NOT NULL,
	"brand" text NOT NULL,
	"plan" text NOT NULL,
	"keyword" text NOT NULL,
	"visitor" text NOT NULL,
	"known" boolean NOT NULL,
	"visited" boolean NOT NULL,
	"typed" boolean NOT NULL,
	CONSTRAINT "visitor_days_day_host_brand_plan_keyword_visitor_pk" PRIMARY KEY("day","host","brand","plan","keyword","visitor")
);
--> statement-breakpoint
CREATE INDEX "tracking_events_registration_index" ON "tracking_events" USING btree ("received_at") WHERE "tracking_events"."name" in ('rr3', 'rr5');--> statement-breakpoint
INSERT INTO "visitor_days" ("day", "host", "brand", "plan", "keyword", "visitor", "known", "visited", "typed")
SELECT ("received_at" at time zone interval '8 hours')::date, "host", "brand", "plan", "keyword",
	coalesce(nullif("client_id", ''), "mobile_hash", "key"), bool_and("client_id" <> ''), bool_or("name" = 'z1'), bool_or("name" = 'rr2')
FROM "tracking_events" GROUP BY 1, 2, 3, 4, 5, 6;
