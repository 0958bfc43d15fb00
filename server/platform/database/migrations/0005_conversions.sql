CREATE TABLE "conversions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"platform" text NOT NULL,
	"account" text NOT NULL,
	"click_id" text NOT NULL,
	"landing_url" text,
	"is_wap" boolean NOT NULL,
	"trans_id" text NOT NULL,
	"registered_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"attempts" integer NOT NULL,
	"first_attempt_at" timestamp (3) with time zone,
	"next_attempt_at" timestamp (3) with time zone,
	"last_answer" text,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversions" ADD CONSTRAINT "conversions_account_accounts_number_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "conversions_click_unique" ON "conversions" USING btree ("platform","account","click_id");--> statement-breakpoint
CREATE INDEX "conversions_due_index" ON "conversions" USING btree ("state","next_attempt_at");