CREATE TABLE "consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account" text NOT NULL,
	"subject" text NOT NULL,
	"slug" text NOT NULL,
	"version" text NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	"device" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retained_records" (
	"account_hash" text PRIMARY KEY NOT NULL,
	"person_hash" text,
	"record_sealed" text NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL,
	"kept_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "last_seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tracking_events" ADD COLUMN "visitor_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_account_accounts_number_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "consents_unique" ON "consents" USING btree ("account","subject","slug","version","accepted_at");--> statement-breakpoint
CREATE INDEX "retained_records_kept_until_index" ON "retained_records" USING btree ("kept_until");--> statement-breakpoint
CREATE INDEX "retained_records_person_hash_index" ON "retained_records" USING btree ("person_hash");
