CREATE TABLE "visitor_days" (
	"day" date NOT NULL,
	"host" text NOT NULL,
	"visitor" text NOT NULL,
	"known" boolean NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"brand" text NOT NULL,
	"plan" text NOT NULL,
	"keyword" text NOT NULL,
	"visited" boolean NOT NULL,
	"typed" boolean NOT NULL,
	CONSTRAINT "visitor_days_day_host_visitor_pk" PRIMARY KEY("day","host","visitor")
);
--> statement-breakpoint
CREATE INDEX "tracking_events_registration_index" ON "tracking_events" USING btree ("received_at") WHERE "tracking_events"."name" in ('rr3', 'rr5');--> statement-breakpoint
INSERT INTO "visitor_days" ("day", "host", "visitor", "known", "first_at", "brand", "plan", "keyword", "visited", "typed")
SELECT ("received_at" at time zone interval '8 hours')::date, "host", coalesce(nullif("client_id", ''), "mobile_hash", "key"),
	bool_and("client_id" <> ''), min("event_at"), (array_agg("brand" order by "event_at"))[1],
	(array_agg("plan" order by "event_at"))[1], (array_agg("keyword" order by "event_at"))[1],
	bool_or("name" = 'z1'), bool_or("name" = 'rr2')
FROM "tracking_events" GROUP BY 1, 2, 3;
