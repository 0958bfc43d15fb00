CREATE TABLE "approvals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approvals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"operation" text NOT NULL,
	"input" jsonb NOT NULL,
	"operator" text NOT NULL,
	"account" text,
	"effect" text NOT NULL,
	"state" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone
);--> statement-breakpoint
CREATE TABLE "deposit_reversals" (
	"deposit" integer PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"operator" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "reward_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reward_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reward" integer NOT NULL,
	"entry" text NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"unit" text NOT NULL,
	"reason" text NOT NULL,
	"operator" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "round_corrections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "round_corrections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"round" text NOT NULL,
	"outcome" jsonb,
	"reason" text NOT NULL,
	"operator" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "trade_reversals" (
	"trade" integer PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"operator" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "visitor_pages" (
	"day" date NOT NULL,
	"host" text NOT NULL,
	"brand" text NOT NULL,
	"plan" text NOT NULL,
	"keyword" text NOT NULL,
	"page" text NOT NULL,
	"visitor" text NOT NULL,
	"known" boolean NOT NULL,
	"visited" boolean NOT NULL,
	"typed" boolean NOT NULL,
	CONSTRAINT "visitor_pages_day_host_brand_plan_keyword_page_visitor_pk" PRIMARY KEY("day","host","brand","plan","keyword","page","visitor")
);--> statement-breakpoint
ALTER TABLE "activity_rewards" ADD COLUMN "reopened_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "replaces" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "trades" ADD COLUMN "replaces" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_account_accounts_number_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_reversals" ADD CONSTRAINT "deposit_reversals_deposit_deposits_id_fk" FOREIGN KEY ("deposit") REFERENCES "public"."deposits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_entries" ADD CONSTRAINT "reward_entries_reward_activity_rewards_id_fk" FOREIGN KEY ("reward") REFERENCES "public"."activity_rewards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_reversals" ADD CONSTRAINT "trade_reversals_trade_trades_id_fk" FOREIGN KEY ("trade") REFERENCES "public"."trades"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approvals_state_index" ON "approvals" USING btree ("state","expires_at");--> statement-breakpoint
CREATE INDEX "reward_entries_reward_index" ON "reward_entries" USING btree ("reward","id");--> statement-breakpoint
CREATE INDEX "round_corrections_round_index" ON "round_corrections" USING btree ("slug","round","id");--> statement-breakpoint
INSERT INTO "reward_entries" ("reward", "entry", "amount", "unit", "reason", "operator", "at")
SELECT "id", 'void', -"amount", "unit", '', '', "changed_at" FROM "activity_rewards" WHERE "state" = 'void';
