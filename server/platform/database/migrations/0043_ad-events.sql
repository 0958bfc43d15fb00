CREATE TABLE IF NOT EXISTS "ad_tokens" (
	"platform" text PRIMARY KEY NOT NULL,
	"seed" text NOT NULL,
	"access_sealed" text,
	"refresh_sealed" text,
	"expires_at" timestamp (3) with time zone,
	"locked_until" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "conversions" ADD COLUMN IF NOT EXISTS "event" text DEFAULT 'form' NOT NULL;--> statement-breakpoint
ALTER TABLE "conversions" ADD COLUMN IF NOT EXISTS "event_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "conversions" ADD COLUMN IF NOT EXISTS "click" jsonb;--> statement-breakpoint
ALTER TABLE "conversions" ADD COLUMN IF NOT EXISTS "host" text;--> statement-breakpoint
ALTER TABLE "conversions" ADD COLUMN IF NOT EXISTS "value" integer;--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "conversions_event_unique" ON "conversions" USING btree ("platform","account","click_id","event");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "conversions_account_index" ON "conversions" USING btree ("account");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "conversions_click_unique";
