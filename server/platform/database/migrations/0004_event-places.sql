ALTER TABLE "tracking_events" ADD COLUMN "host" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tracking_events" ADD COLUMN "brand" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "tracking_events" SET "host" = coalesce(substring(lower("origin") from '^https?://([a-z0-9.-]+)'), '');
