ALTER TABLE "summed_openings" ADD COLUMN "arm" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "summed_steps" ADD COLUMN "arm" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "visitor_pages" ADD COLUMN "arm" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_revisions" ADD COLUMN "arms" jsonb;--> statement-breakpoint
ALTER TABLE "tracking_events" ADD COLUMN "arm" text DEFAULT '' NOT NULL;