ALTER TABLE "tracking_events" ADD COLUMN IF NOT EXISTS "host" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tracking_events" ADD COLUMN IF NOT EXISTS "brand" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- in steps of 2000 by "tracking_events"."key"
UPDATE "tracking_events" SET "host" = coalesce(substring(lower("origin") from '^https?://([a-z0-9.-]+)'), '') WHERE "key" > $1 AND "key" <= $2;
