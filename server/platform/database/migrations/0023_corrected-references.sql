CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "activity_rewards_standing_source_unique" ON "activity_rewards" USING btree ("slug","kind","account","source") WHERE "activity_rewards"."reopened_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "deposits_reference_replaces_unique" ON "deposits" USING btree ("reference","replaces");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "trades_reference_replaces_unique" ON "trades" USING btree ("reference","replaces");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "activity_rewards_source_unique";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "deposits_reference_unique";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "trades_reference_unique";--> statement-breakpoint
INSERT INTO "visitor_pages" ("day", "host", "brand", "plan", "keyword", "page", "visitor", "known", "visited", "typed")
SELECT ("received_at" at time zone interval '8 hours')::date, "host", "brand", "plan", "keyword",
	rtrim(coalesce(substring("url" from '^https?://[^/]+/newactivities/([^?#]*)'), ''), '/'),
	coalesce(nullif("visitor_id", ''), nullif("client_id", ''), "mobile_hash", "key"),
	bool_and("visitor_id" <> '' or "client_id" <> ''), bool_or("name" = 'z1'), bool_or("name" = 'rr2')
FROM "tracking_events" GROUP BY 1, 2, 3, 4, 5, 6, 7 ON CONFLICT DO NOTHING;
