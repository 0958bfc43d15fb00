CREATE TABLE IF NOT EXISTS "event_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "event_keys_received_at_index" ON "event_keys" USING btree ("received_at");--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "events_by_day" (LIKE "tracking_events" INCLUDING DEFAULTS) PARTITION BY RANGE ("received_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "events_by_day_received_at_index" ON "events_by_day" USING btree ("received_at","name");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "events_by_day_visitor_id_index" ON "events_by_day" USING btree ("visitor_id") WHERE "events_by_day"."visitor_id" <> '';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "events_by_day_mobile_hash_index" ON "events_by_day" USING btree ("mobile_hash") WHERE "events_by_day"."mobile_hash" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "events_by_day_account_index" ON "events_by_day" USING btree ("account") WHERE "events_by_day"."account" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "events_by_day_registration_index" ON "events_by_day" USING btree ("received_at") WHERE "events_by_day"."name" in ('rr3', 'rr5');--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "conversions_registered_at_index" ON "conversions" USING btree ("registered_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "activity_entries_at_index" ON "activity_entries" USING brin ("at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "activity_rewards_changed_at_index" ON "activity_rewards" USING brin ("changed_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "sessions_created_at_index" ON "sessions" USING btree ("created_at");--> statement-breakpoint
-- in steps of 10000 by "tracking_events"."key"
-- Events from a clock that was wrong, or moved in development.
UPDATE "tracking_events" SET "received_at" = now() WHERE "key" > $1 AND "key" <= $2 AND "received_at" >= '{in a week}';--> statement-breakpoint
ALTER TABLE "tracking_events" DROP CONSTRAINT IF EXISTS "tracking_events_before";--> statement-breakpoint
ALTER TABLE "tracking_events" ADD CONSTRAINT "tracking_events_before" CHECK ("received_at" < '{in a week}') NOT VALID;--> statement-breakpoint
ALTER TABLE "tracking_events" VALIDATE CONSTRAINT "tracking_events_before";--> statement-breakpoint
CREATE FUNCTION "add_event_day"("day" date) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET lock_timeout = '400ms' AS $$
declare
	begins timestamptz := "day"::timestamp at time zone interval '8 hours';
	partition text := 'events_' || to_char("day", 'YYYYMMDD');
	former timestamptz;
	allowed record;
begin
	if to_regclass(partition) is not null then return false; end if;
	-- Others wait here, and see the partition afterwards; an advisory lock would not make it visible to them.
	lock table events_by_day in share update exclusive mode;
	if to_regclass(partition) is not null then return false; end if;
	select (regexp_match(pg_get_expr(relpartbound, oid), 'TO \(''([^'']+)''\)'))[1] into former
		from pg_class where oid = 'tracking_events'::regclass;
	if begins < former then return false; end if;
	execute format('create table %I (like events_by_day including all)', partition);
	execute format('alter table events_by_day attach partition %I for values from (%L) to (%L)', partition, begins, begins + interval '1 day');
	for allowed in
		select pg_get_userbyid(grantee) as role, privilege_type as privilege
		from pg_class, aclexplode(relacl) where pg_class.oid = 'events_by_day'::regclass and grantee not in (0, relowner)
	loop
		execute format('grant %s on %I to %I', allowed.privilege, partition, allowed.role);
	end loop;
	return true;
end $$;--> statement-breakpoint
CREATE FUNCTION "drop_event_day"("day" date) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET lock_timeout = '400ms' AS $$
begin
	execute format('drop table if exists %I', 'events_' || to_char("day", 'YYYYMMDD'));
end $$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION "add_event_day"(date), "drop_event_day"(date) FROM PUBLIC;--> statement-breakpoint
ALTER TABLE "events_by_day" ATTACH PARTITION "tracking_events" FOR VALUES FROM (MINVALUE) TO ('{in a week}');--> statement-breakpoint
ALTER TABLE "tracking_events" DROP CONSTRAINT "tracking_events_before";
