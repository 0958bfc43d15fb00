CREATE TABLE "campaign_pointers" (
	"version" integer PRIMARY KEY NOT NULL,
	"entries" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_revisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaign_revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"brand" text,
	"patch" jsonb NOT NULL,
	"digest" text NOT NULL,
	"period" jsonb,
	"state" text NOT NULL,
	"author" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"approver" text,
	"approved_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "campaign_revisions_slug_index" ON "campaign_revisions" USING btree ("slug");