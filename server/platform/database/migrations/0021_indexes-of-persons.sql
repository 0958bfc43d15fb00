CREATE INDEX CONCURRENTLY IF NOT EXISTS "tracking_events_visitor_id_index" ON "tracking_events" USING btree ("visitor_id") WHERE "tracking_events"."visitor_id" <> '';--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "tracking_events_mobile_hash_index" ON "tracking_events" USING btree ("mobile_hash") WHERE "tracking_events"."mobile_hash" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "tracking_events_account_index" ON "tracking_events" USING btree ("account") WHERE "tracking_events"."account" is not null;
