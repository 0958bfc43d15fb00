CREATE TABLE "provider_openings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "provider_openings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account" text NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"reason" text NOT NULL,
	"operator" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "provider_openings" ADD CONSTRAINT "provider_openings_account_accounts_number_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_openings_account_index" ON "provider_openings" USING btree ("account","id");