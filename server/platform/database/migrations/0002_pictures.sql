CREATE TABLE "picture_files" (
	"digest" text NOT NULL,
	"file" text NOT NULL,
	"body" "bytea" NOT NULL,
	CONSTRAINT "picture_files_digest_file_pk" PRIMARY KEY("digest","file")
);
--> statement-breakpoint
CREATE TABLE "picture_uses" (
	"digest" text NOT NULL,
	"revision" integer NOT NULL,
	CONSTRAINT "picture_uses_digest_revision_pk" PRIMARY KEY("digest","revision")
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"digest" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"added_by" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "picture_files" ADD CONSTRAINT "picture_files_digest_pictures_digest_fk" FOREIGN KEY ("digest") REFERENCES "public"."pictures"("digest") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_uses" ADD CONSTRAINT "picture_uses_digest_pictures_digest_fk" FOREIGN KEY ("digest") REFERENCES "public"."pictures"("digest") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_uses" ADD CONSTRAINT "picture_uses_revision_campaign_revisions_id_fk" FOREIGN KEY ("revision") REFERENCES "public"."campaign_revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pictures_added_at_index" ON "pictures" USING btree ("added_at");
