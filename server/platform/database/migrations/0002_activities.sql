CREATE TABLE "activity_entries" (
	"slug" text NOT NULL,
	"kind" text NOT NULL,
	"account" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "activity_entries_slug_kind_account_key_pk" PRIMARY KEY("slug","kind","account","key")
);
--> statement-breakpoint
CREATE TABLE "campaign_settings" (
	"slug" text PRIMARY KEY NOT NULL,
	"state" text,
	"state_set_at" timestamp (3) with time zone,
	"begins_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "operator_acts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_acts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"operator" text NOT NULL,
	"act" text NOT NULL,
	"details" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "point_balances" (
	"account" text PRIMARY KEY NOT NULL,
	"balance" integer NOT NULL,
	CONSTRAINT "point_balances_check" CHECK ("point_balances"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "point_postings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "point_postings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"transfer" uuid NOT NULL,
	"book" text NOT NULL,
	"account" text NOT NULL,
	"slug" text NOT NULL,
	"label" text NOT NULL,
	"amount" integer NOT NULL,
	"balance" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_rewards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activity_rewards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"kind" text NOT NULL,
	"account" text NOT NULL,
	"source" text NOT NULL,
	"label" text NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"unit" text NOT NULL,
	"state" text NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "round_outcomes" (
	"slug" text NOT NULL,
	"round" text NOT NULL,
	"outcome" jsonb NOT NULL,
	"operator" text NOT NULL,
	"settled_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "round_outcomes_slug_round_pk" PRIMARY KEY("slug","round")
);
--> statement-breakpoint
CREATE TABLE "activity_stock" (
	"slug" text NOT NULL,
	"kind" text NOT NULL,
	"round" text NOT NULL,
	"item" text NOT NULL,
	"total" integer NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "activity_stock_slug_kind_round_item_pk" PRIMARY KEY("slug","kind","round","item"),
	CONSTRAINT "activity_stock_taken_check" CHECK ("activity_stock"."taken" between 0 and "activity_stock"."total")
);
--> statement-breakpoint
ALTER TABLE "activity_entries" ADD CONSTRAINT "activity_entries_account_accounts_number_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_balances" ADD CONSTRAINT "point_balances_account_accounts_number_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_postings" ADD CONSTRAINT "point_postings_account_accounts_number_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_rewards" ADD CONSTRAINT "activity_rewards_account_accounts_number_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_entries_key_index" ON "activity_entries" USING btree ("slug","kind","key");--> statement-breakpoint
CREATE UNIQUE INDEX "point_postings_transfer_unique" ON "point_postings" USING btree ("transfer","book");--> statement-breakpoint
CREATE INDEX "point_postings_account_index" ON "point_postings" USING btree ("account","id");--> statement-breakpoint
CREATE UNIQUE INDEX "activity_rewards_source_unique" ON "activity_rewards" USING btree ("slug","kind","account","source");--> statement-breakpoint
CREATE INDEX "activity_rewards_account_index" ON "activity_rewards" USING btree ("account","id");--> statement-breakpoint
CREATE INDEX "trades_closed_at_index" ON "trades" USING btree ("closed_at");