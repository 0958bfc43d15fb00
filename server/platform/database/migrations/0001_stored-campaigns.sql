CREATE TABLE "revision_drafts" (
	"digest" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"slug" text NOT NULL,
	"brand" text,
	"content" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "campaign_revisions" ADD COLUMN "subject" text DEFAULT 'text' NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_revisions" ADD COLUMN "simulation" jsonb;--> statement-breakpoint
CREATE INDEX "revision_drafts_at_index" ON "revision_drafts" USING btree ("at");