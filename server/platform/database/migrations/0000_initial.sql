CREATE TABLE "accounts" (
	"number" text PRIMARY KEY NOT NULL,
	"mobile_hash" text NOT NULL,
	"mobile_sealed" text NOT NULL,
	"password_hash" text,
	"invite_code" text NOT NULL,
	"invited_by" text,
	"app_code" text,
	"package_code" text,
	"campaign" text,
	"from_url" text NOT NULL,
	"landing" jsonb NOT NULL,
	"client_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "accounts_mobile_hash_unique" UNIQUE("mobile_hash"),
	CONSTRAINT "accounts_invite_code_unique" UNIQUE("invite_code")
);
--> statement-breakpoint
CREATE TABLE "agreement_acceptances" (
	"account" text NOT NULL,
	"slug" text NOT NULL,
	"version" text NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "agreement_acceptances_account_slug_version_pk" PRIMARY KEY("account","slug","version")
);
--> statement-breakpoint
CREATE TABLE "participations" (
	"account" text NOT NULL,
	"activity_id" integer NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "participations_account_activity_id_pk" PRIMARY KEY("account","activity_id")
);
--> statement-breakpoint
CREATE TABLE "used_challenges" (
	"nonce" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposits" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deposits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account" text NOT NULL,
	"reference" text NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "trades" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trades_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account" text NOT NULL,
	"reference" text NOT NULL,
	"symbol" text NOT NULL,
	"lots" numeric(10, 2) NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotent_answers" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"request_hash" text NOT NULL,
	"body_sealed" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_cards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account" text NOT NULL,
	"bank" text NOT NULL,
	"number_sealed" text NOT NULL,
	"last_digits" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"account" text PRIMARY KEY NOT NULL,
	"name_sealed" text NOT NULL,
	"number_sealed" text NOT NULL,
	"verified_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_codes" (
	"mobile_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"app_code" text NOT NULL,
	"code_hash" text NOT NULL,
	"message_id" uuid NOT NULL,
	"code_sealed" text,
	"wrong_guesses" integer NOT NULL,
	"uses" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sms_codes_mobile_hash_purpose_app_code_pk" PRIMARY KEY("mobile_hash","purpose","app_code")
);
--> statement-breakpoint
CREATE TABLE "tracking_events" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"client_id" text NOT NULL,
	"event_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"channel_name" text NOT NULL,
	"browser" text NOT NULL,
	"origin" text NOT NULL,
	"url" text NOT NULL,
	"medium" text NOT NULL,
	"keyword" text NOT NULL,
	"plan" text NOT NULL,
	"unit" text NOT NULL,
	"package_id" text NOT NULL,
	"mobile_hash" text,
	"account" text
);
--> statement-breakpoint
ALTER TABLE "agreement_acceptances" ADD CONSTRAINT "agreement_acceptances_account_accounts_number_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participations" ADD CONSTRAINT "participations_account_accounts_number_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_account_accounts_number_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trades" ADD CONSTRAINT "trades_account_accounts_number_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_cards" ADD CONSTRAINT "bank_cards_account_accounts_number_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_account_accounts_number_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_accounts_number_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_invited_by_index" ON "accounts" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "used_challenges_expires_at_index" ON "used_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_reference_unique" ON "deposits" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "deposits_account_index" ON "deposits" USING btree ("account","settled_at");--> statement-breakpoint
CREATE UNIQUE INDEX "trades_reference_unique" ON "trades" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "trades_account_index" ON "trades" USING btree ("account","closed_at");--> statement-breakpoint
CREATE INDEX "idempotent_answers_created_at_index" ON "idempotent_answers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "bank_cards_account_index" ON "bank_cards" USING btree ("account");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_cards_one_bound_unique" ON "bank_cards" USING btree ("account") WHERE "bank_cards"."state" = 'bound';--> statement-breakpoint
CREATE INDEX "rate_limits_ends_at_index" ON "rate_limits" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "sessions_account_index" ON "sessions" USING btree ("account");--> statement-breakpoint
CREATE INDEX "sessions_last_seen_at_index" ON "sessions" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "sms_codes_expires_at_index" ON "sms_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "tracking_events_received_at_index" ON "tracking_events" USING btree ("received_at","name");--> statement-breakpoint
CREATE INDEX "tracking_events_client_id_index" ON "tracking_events" USING btree ("client_id");