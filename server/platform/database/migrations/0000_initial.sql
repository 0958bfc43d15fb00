CREATE TABLE "accounts" (
	"number" text PRIMARY KEY NOT NULL,
	"mobile_hash" text,
	"mobile_sealed" text,
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
	"last_seen_at" timestamp (3) with time zone,
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
CREATE TABLE "activity_pauses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activity_pauses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reason" text NOT NULL,
	"from" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "operator_acts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_acts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"operator" text NOT NULL,
	"act" text NOT NULL,
	"details" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"hash" text
);
--> statement-breakpoint
CREATE TABLE "audit_seals" (
	"id" integer PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"head" text NOT NULL,
	"mac" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_settings" (
	"slug" text PRIMARY KEY NOT NULL,
	"state" text,
	"state_set_at" timestamp (3) with time zone,
	"begins_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"changed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "exclusive_claims" (
	"group" text NOT NULL,
	"person" text NOT NULL,
	"account" text NOT NULL,
	"slug" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "exclusive_claims_group_person_pk" PRIMARY KEY("group","person")
);
--> statement-breakpoint
CREATE TABLE "participations" (
	"account" text NOT NULL,
	"activity_id" integer NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "participations_account_activity_id_pk" PRIMARY KEY("account","activity_id")
);
--> statement-breakpoint
CREATE TABLE "point_balances" (
	"account" text PRIMARY KEY NOT NULL,
	"balance" integer NOT NULL,
	"owed" integer DEFAULT 0 NOT NULL,
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
CREATE TABLE "prediction_releases" (
	"slug" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"label" text,
	"removed" boolean NOT NULL,
	CONSTRAINT "prediction_releases_slug_at_pk" PRIMARY KEY("slug","at")
);
--> statement-breakpoint
CREATE TABLE "reward_budgets" (
	"scope" text PRIMARY KEY NOT NULL,
	"limit" bigint NOT NULL,
	"spent" bigint NOT NULL
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
	"changed_at" timestamp (3) with time zone NOT NULL,
	"reopened_at" timestamp (3) with time zone,
	"book_value" numeric(12, 2)
);
--> statement-breakpoint
CREATE TABLE "round_outcomes" (
	"slug" text NOT NULL,
	"round" text NOT NULL,
	"outcome" jsonb,
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
	"changed_at" timestamp (3) with time zone NOT NULL,
	"event" text DEFAULT 'form' NOT NULL,
	"event_at" timestamp (3) with time zone,
	"click" jsonb,
	"host" text,
	"value" integer
);
--> statement-breakpoint
CREATE TABLE "ad_tokens" (
	"platform" text PRIMARY KEY NOT NULL,
	"seed" text NOT NULL,
	"access_sealed" text,
	"refresh_sealed" text,
	"expires_at" timestamp (3) with time zone,
	"locked_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "ad_spend" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ad_spend_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"import" integer NOT NULL,
	"day" date NOT NULL,
	"host" text NOT NULL,
	"brand" text NOT NULL,
	"platform" text NOT NULL,
	"plan" text NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"counts" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ad_spend_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ad_spend_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"operator" text NOT NULL,
	"imported_at" timestamp (3) with time zone NOT NULL,
	"reversed_at" timestamp (3) with time zone
);
--> statement-breakpoint
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
	"decided_at" timestamp (3) with time zone,
	"effect_parts" jsonb
);
--> statement-breakpoint
CREATE TABLE "used_challenges" (
	"nonce" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposit_reversals" (
	"deposit" integer PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"operator" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reward_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reward_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reward" integer NOT NULL,
	"entry" text NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"unit" text NOT NULL,
	"reason" text NOT NULL,
	"operator" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "round_corrections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "round_corrections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"round" text NOT NULL,
	"outcome" jsonb,
	"reason" text NOT NULL,
	"operator" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trade_reversals" (
	"trade" integer PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"operator" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_keys" (
	"id" text NOT NULL,
	"use" text NOT NULL,
	"wrapped_by" text NOT NULL,
	"wrapped" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"in_force_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "data_keys_id_wrapped_by_pk" PRIMARY KEY("id","wrapped_by")
);
--> statement-breakpoint
CREATE TABLE "service_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conversation" text NOT NULL,
	"company" text NOT NULL,
	"config" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposits" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deposits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account" text NOT NULL,
	"reference" text NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"replaces" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trades" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trades_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account" text NOT NULL,
	"reference" text NOT NULL,
	"symbol" text NOT NULL,
	"lots" numeric(10, 2) NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"replaces" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "summed_days" (
	"day" date PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "summed_openings" (
	"day" date NOT NULL,
	"grain" text NOT NULL,
	"host" text NOT NULL,
	"brand" text NOT NULL,
	"plan" text NOT NULL,
	"keyword" text NOT NULL,
	"campaign" text NOT NULL,
	"page" text NOT NULL,
	"after" date NOT NULL,
	"account" text NOT NULL,
	"arm" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "summed_steps" (
	"day" date NOT NULL,
	"grain" text NOT NULL,
	"host" text NOT NULL,
	"brand" text NOT NULL,
	"plan" text NOT NULL,
	"keyword" text NOT NULL,
	"campaign" text NOT NULL,
	"page" text NOT NULL,
	"after" date NOT NULL,
	"visitors" integer NOT NULL,
	"visits" integer NOT NULL,
	"phones" integer NOT NULL,
	"codes" integer NOT NULL,
	"accounts" integer NOT NULL,
	"arm" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visitor_days" (
	"day" date NOT NULL,
	"host" text NOT NULL,
	"brand" text NOT NULL,
	"plan" text NOT NULL,
	"keyword" text NOT NULL,
	"visitor" text NOT NULL,
	"known" boolean NOT NULL,
	"visited" boolean NOT NULL,
	"typed" boolean NOT NULL,
	CONSTRAINT "visitor_days_day_host_brand_plan_keyword_visitor_pk" PRIMARY KEY("day","host","brand","plan","keyword","visitor")
);
--> statement-breakpoint
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
	"arm" text DEFAULT '' NOT NULL,
	CONSTRAINT "visitor_pages_day_host_brand_plan_keyword_page_visitor_pk" PRIMARY KEY("day","host","brand","plan","keyword","page","visitor")
);
--> statement-breakpoint
CREATE TABLE "host_certificates" (
	"host" text PRIMARY KEY NOT NULL,
	"certificate" text NOT NULL,
	"until" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "host_tables" (
	"version" integer PRIMARY KEY NOT NULL,
	"changes" jsonb NOT NULL,
	"before" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
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
	"changed_at" timestamp (3) with time zone NOT NULL,
	"number_hash" text,
	"duplicate" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"account" text PRIMARY KEY NOT NULL,
	"name_sealed" text NOT NULL,
	"number_sealed" text NOT NULL,
	"verified_at" timestamp (3) with time zone NOT NULL,
	"number_hash" text,
	"duplicate" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market_holidays" (
	"market" text NOT NULL,
	"year" integer NOT NULL,
	"days" jsonb NOT NULL,
	"source" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "market_holidays_market_year_pk" PRIMARY KEY("market","year")
);
--> statement-breakpoint
CREATE TABLE "operator_challenges" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_passkeys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_passkeys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"operator" integer NOT NULL,
	"credential" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "operator_passkeys_credential_unique" UNIQUE("credential")
);
--> statement-breakpoint
CREATE TABLE "operator_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"operator" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"factor_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operators_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"role" text NOT NULL,
	"state" text NOT NULL,
	"password_hash" text,
	"totp_sealed" text,
	"totp_step" integer,
	"enrolment_hash" text,
	"enrolment_ends_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"roles" jsonb,
	"alone_limit" integer,
	"approver_limit" integer,
	CONSTRAINT "operators_nameKey_unique" UNIQUE("name_key")
);
--> statement-breakpoint
CREATE TABLE "sent_notices" (
	"key" text PRIMARY KEY NOT NULL,
	"first_sent_at" timestamp (3) with time zone NOT NULL,
	"last_sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_loads" (
	"day" date NOT NULL,
	"engine" text NOT NULL,
	"version" text NOT NULL,
	"pages" integer NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "page_loads_day_engine_version_pk" PRIMARY KEY("day","engine","version")
);
--> statement-breakpoint
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
	"used_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "provider_openings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "provider_openings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account" text NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"reason" text NOT NULL,
	"operator" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_profiles" (
	"account" text PRIMARY KEY NOT NULL,
	"verified" boolean NOT NULL,
	"card" boolean NOT NULL,
	"noted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "released_files" (
	"address" text PRIMARY KEY NOT NULL,
	"body" "bytea" NOT NULL,
	"in_use_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_pointers" (
	"version" integer PRIMARY KEY NOT NULL,
	"entries" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_revisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaign_revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject" text DEFAULT 'text' NOT NULL,
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
	"published_at" timestamp (3) with time zone,
	"arms" jsonb,
	"base" integer,
	"simulation" jsonb,
	"experiment" jsonb
);
--> statement-breakpoint
CREATE TABLE "ended_experiments" (
	"revision" integer PRIMARY KEY NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL,
	"ended_by" text NOT NULL,
	"winner" text,
	"next" integer,
	"reason" text NOT NULL,
	"learned" text NOT NULL,
	"result" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "revision_drafts" (
	"digest" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"slug" text NOT NULL,
	"brand" text,
	"content" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_processes" (
	"id" text PRIMARY KEY NOT NULL,
	"machine" text NOT NULL,
	"pid" integer NOT NULL,
	"release" text NOT NULL,
	"node" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"device" text,
	"browser" text
);
--> statement-breakpoint
CREATE TABLE "wechat_tickets" (
	"app_id" text PRIMARY KEY NOT NULL,
	"ticket" text,
	"expires_at" timestamp (3) with time zone,
	"claimed_until" timestamp (3) with time zone NOT NULL
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
	"asker_hash" text,
	"strangers_guesses" integer DEFAULT 0 NOT NULL,
	"long_life" boolean DEFAULT false NOT NULL,
	CONSTRAINT "sms_codes_mobile_hash_purpose_app_code_pk" PRIMARY KEY("mobile_hash","purpose","app_code")
);
--> statement-breakpoint
CREATE TABLE "sms_codes_by_asker" (
	"mobile_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"app_code" text NOT NULL,
	"code_hash" text NOT NULL,
	"message_id" uuid NOT NULL,
	"code_sealed" text,
	"asker_hash" text,
	"wrong_guesses" integer NOT NULL,
	"strangers_guesses" integer DEFAULT 0 NOT NULL,
	"uses" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"long_life" boolean DEFAULT false NOT NULL,
	CONSTRAINT "sms_codes_by_asker_mobile_hash_purpose_app_code_asker_hash_pk" PRIMARY KEY("mobile_hash","purpose","app_code","asker_hash")
);
--> statement-breakpoint
CREATE TABLE "sms_inbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sms_inbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"mobile_hash" text NOT NULL,
	"mobile_masked" text NOT NULL,
	"code" text NOT NULL,
	"purpose" text NOT NULL,
	"app_code" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
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
	"account" text,
	"host" text DEFAULT '' NOT NULL,
	"brand" text DEFAULT '' NOT NULL,
	"visitor_id" text DEFAULT '' NOT NULL,
	"arm" text DEFAULT '' NOT NULL,
	"by_machine" boolean DEFAULT false NOT NULL,
	"load_time" integer
);
--> statement-breakpoint
CREATE TABLE "events_by_day" (LIKE "tracking_events" INCLUDING DEFAULTS) PARTITION BY RANGE ("received_at");
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"operator" integer NOT NULL,
	"screen" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ended_experiments" ADD CONSTRAINT "ended_experiments_revision_campaign_revisions_id_fk" FOREIGN KEY ("revision") REFERENCES "public"."campaign_revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_acceptances" ADD CONSTRAINT "agreement_acceptances_account_accounts_number_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_entries" ADD CONSTRAINT "activity_entries_account_accounts_number_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exclusive_claims" ADD CONSTRAINT "exclusive_claims_account_accounts_number_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participations" ADD CONSTRAINT "participations_account_accounts_number_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_balances" ADD CONSTRAINT "point_balances_account_accounts_number_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_postings" ADD CONSTRAINT "point_postings_account_accounts_number_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_rewards" ADD CONSTRAINT "activity_rewards_account_accounts_number_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversions" ADD CONSTRAINT "conversions_account_accounts_number_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_spend" ADD CONSTRAINT "ad_spend_import_ad_spend_imports_id_fk" FOREIGN KEY ("import") REFERENCES "public"."ad_spend_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_account_accounts_number_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_reversals" ADD CONSTRAINT "deposit_reversals_deposit_deposits_id_fk" FOREIGN KEY ("deposit") REFERENCES "public"."deposits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_entries" ADD CONSTRAINT "reward_entries_reward_activity_rewards_id_fk" FOREIGN KEY ("reward") REFERENCES "public"."activity_rewards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_reversals" ADD CONSTRAINT "trade_reversals_trade_trades_id_fk" FOREIGN KEY ("trade") REFERENCES "public"."trades"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_account_accounts_number_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trades" ADD CONSTRAINT "trades_account_accounts_number_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_cards" ADD CONSTRAINT "bank_cards_account_accounts_number_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_account_accounts_number_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_passkeys" ADD CONSTRAINT "operator_passkeys_operator_operators_id_fk" FOREIGN KEY ("operator") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_sessions" ADD CONSTRAINT "operator_sessions_operator_operators_id_fk" FOREIGN KEY ("operator") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_files" ADD CONSTRAINT "picture_files_digest_pictures_digest_fk" FOREIGN KEY ("digest") REFERENCES "public"."pictures"("digest") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_uses" ADD CONSTRAINT "picture_uses_digest_pictures_digest_fk" FOREIGN KEY ("digest") REFERENCES "public"."pictures"("digest") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_uses" ADD CONSTRAINT "picture_uses_revision_campaign_revisions_id_fk" FOREIGN KEY ("revision") REFERENCES "public"."campaign_revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_account_accounts_number_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_openings" ADD CONSTRAINT "provider_openings_account_accounts_number_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_profiles" ADD CONSTRAINT "provider_profiles_account_accounts_number_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_accounts_number_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_operator_operators_id_fk" FOREIGN KEY ("operator") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_invited_by_index" ON "accounts" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "activity_entries_key_index" ON "activity_entries" USING btree ("slug","kind","key");--> statement-breakpoint
CREATE INDEX "activity_entries_at_index" ON "activity_entries" USING brin ("at");--> statement-breakpoint
CREATE INDEX "operator_acts_operator_index" ON "operator_acts" USING btree ("operator","act","id");--> statement-breakpoint
CREATE UNIQUE INDEX "point_postings_transfer_unique" ON "point_postings" USING btree ("transfer","book");--> statement-breakpoint
CREATE INDEX "point_postings_account_index" ON "point_postings" USING btree ("account","id");--> statement-breakpoint
CREATE UNIQUE INDEX "activity_rewards_standing_source_unique" ON "activity_rewards" USING btree ("slug","kind","account","source") WHERE "activity_rewards"."reopened_at" is null;--> statement-breakpoint
CREATE INDEX "activity_rewards_account_index" ON "activity_rewards" USING btree ("account","id");--> statement-breakpoint
CREATE INDEX "activity_rewards_changed_at_index" ON "activity_rewards" USING brin ("changed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "conversions_event_unique" ON "conversions" USING btree ("platform","account","click_id","event");--> statement-breakpoint
CREATE INDEX "conversions_due_index" ON "conversions" USING btree ("state","next_attempt_at");--> statement-breakpoint
CREATE INDEX "conversions_account_index" ON "conversions" USING btree ("account");--> statement-breakpoint
CREATE INDEX "conversions_registered_at_index" ON "conversions" USING btree ("registered_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ad_spend_line_unique" ON "ad_spend" USING btree ("day","host","brand","platform","plan","currency") WHERE "ad_spend"."counts";--> statement-breakpoint
CREATE INDEX "ad_spend_import_index" ON "ad_spend" USING btree ("import");--> statement-breakpoint
CREATE INDEX "approvals_state_index" ON "approvals" USING btree ("state","expires_at");--> statement-breakpoint
CREATE INDEX "used_challenges_expires_at_index" ON "used_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "reward_entries_reward_index" ON "reward_entries" USING btree ("reward","id");--> statement-breakpoint
CREATE INDEX "round_corrections_round_index" ON "round_corrections" USING btree ("slug","round","id");--> statement-breakpoint
CREATE INDEX "service_messages_conversation_index" ON "service_messages" USING btree ("conversation","id");--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_reference_replaces_unique" ON "deposits" USING btree ("reference","replaces");--> statement-breakpoint
CREATE INDEX "deposits_account_index" ON "deposits" USING btree ("account","settled_at");--> statement-breakpoint
CREATE UNIQUE INDEX "trades_reference_replaces_unique" ON "trades" USING btree ("reference","replaces");--> statement-breakpoint
CREATE INDEX "trades_account_index" ON "trades" USING btree ("account","closed_at");--> statement-breakpoint
CREATE INDEX "trades_closed_at_index" ON "trades" USING btree ("closed_at");--> statement-breakpoint
CREATE INDEX "summed_openings_day_index" ON "summed_openings" USING btree ("day","grain");--> statement-breakpoint
CREATE INDEX "summed_steps_day_index" ON "summed_steps" USING btree ("day","grain");--> statement-breakpoint
CREATE INDEX "visitor_days_visitor_index" ON "visitor_days" USING btree ("visitor");--> statement-breakpoint
CREATE INDEX "visitor_days_host_index" ON "visitor_days" USING btree (reverse("host") collate "C","day");--> statement-breakpoint
CREATE INDEX "visitor_pages_arm_index" ON "visitor_pages" USING btree ("arm","day") WHERE "visitor_pages"."arm" <> '';--> statement-breakpoint
CREATE INDEX "visitor_pages_visitor_index" ON "visitor_pages" USING btree ("visitor");--> statement-breakpoint
CREATE INDEX "idempotent_answers_created_at_index" ON "idempotent_answers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "bank_cards_account_index" ON "bank_cards" USING btree ("account");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_cards_one_bound_unique" ON "bank_cards" USING btree ("account") WHERE "bank_cards"."state" = 'bound';--> statement-breakpoint
CREATE UNIQUE INDEX "bank_cards_number_bound_unique" ON "bank_cards" USING btree ("number_hash") WHERE "bank_cards"."state" = 'bound' and not "bank_cards"."duplicate";--> statement-breakpoint
CREATE UNIQUE INDEX "identities_number_unique" ON "identities" USING btree ("number_hash") WHERE not "identities"."duplicate";--> statement-breakpoint
CREATE INDEX "rate_limits_ends_at_index" ON "rate_limits" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "operator_passkeys_operator_index" ON "operator_passkeys" USING btree ("operator");--> statement-breakpoint
CREATE INDEX "operator_sessions_operator_index" ON "operator_sessions" USING btree ("operator");--> statement-breakpoint
CREATE UNIQUE INDEX "consents_unique" ON "consents" USING btree ("account","subject","slug","version","accepted_at");--> statement-breakpoint
CREATE INDEX "retained_records_kept_until_index" ON "retained_records" USING btree ("kept_until");--> statement-breakpoint
CREATE INDEX "retained_records_person_hash_index" ON "retained_records" USING btree ("person_hash");--> statement-breakpoint
CREATE INDEX "provider_openings_account_index" ON "provider_openings" USING btree ("account","id");--> statement-breakpoint
CREATE INDEX "released_files_in_use_at_index" ON "released_files" USING btree ("in_use_at");--> statement-breakpoint
CREATE INDEX "campaign_revisions_slug_index" ON "campaign_revisions" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "revision_drafts_at_index" ON "revision_drafts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "sessions_account_index" ON "sessions" USING btree ("account");--> statement-breakpoint
CREATE INDEX "sessions_last_seen_at_index" ON "sessions" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "sessions_created_at_index" ON "sessions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sms_codes_expires_at_index" ON "sms_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sms_codes_by_asker_expires_at_index" ON "sms_codes_by_asker" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sms_inbox_mobile_hash_index" ON "sms_inbox" USING btree ("mobile_hash","id");--> statement-breakpoint
CREATE INDEX "event_keys_received_at_index" ON "event_keys" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "tracking_events_client_id_index" ON "tracking_events" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "tracking_events_received_at_index" ON "tracking_events" USING btree ("received_at","name");--> statement-breakpoint
CREATE INDEX "tracking_events_visitor_id_index" ON "tracking_events" USING btree ("visitor_id") WHERE "tracking_events"."visitor_id" <> '';--> statement-breakpoint
CREATE INDEX "tracking_events_mobile_hash_index" ON "tracking_events" USING btree ("mobile_hash") WHERE "tracking_events"."mobile_hash" is not null;--> statement-breakpoint
CREATE INDEX "tracking_events_account_index" ON "tracking_events" USING btree ("account") WHERE "tracking_events"."account" is not null;--> statement-breakpoint
CREATE INDEX "tracking_events_load_time_index" ON "tracking_events" USING btree ("received_at") WHERE "tracking_events"."load_time" is not null;--> statement-breakpoint
CREATE INDEX "tracking_events_registration_index" ON "tracking_events" USING btree ("received_at") WHERE "tracking_events"."name" in ('rr3', 'rr5');--> statement-breakpoint
CREATE INDEX "events_by_day_received_at_index" ON "events_by_day" USING btree ("received_at","name");--> statement-breakpoint
CREATE INDEX "events_by_day_visitor_id_index" ON "events_by_day" USING btree ("visitor_id") WHERE "events_by_day"."visitor_id" <> '';--> statement-breakpoint
CREATE INDEX "events_by_day_mobile_hash_index" ON "events_by_day" USING btree ("mobile_hash") WHERE "events_by_day"."mobile_hash" is not null;--> statement-breakpoint
CREATE INDEX "events_by_day_account_index" ON "events_by_day" USING btree ("account") WHERE "events_by_day"."account" is not null;--> statement-breakpoint
CREATE INDEX "events_by_day_load_time_index" ON "events_by_day" USING btree ("received_at") WHERE "events_by_day"."load_time" is not null;--> statement-breakpoint
CREATE INDEX "events_by_day_registration_index" ON "events_by_day" USING btree ("received_at") WHERE "events_by_day"."name" in ('rr3', 'rr5');--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name_unique" ON "saved_views" USING btree ("operator","screen","name");--> statement-breakpoint
CREATE FUNCTION "add_event_day"("day" date) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET lock_timeout = '400ms' AS $$
declare
	begins timestamptz := "day"::timestamp at time zone interval '8 hours';
	partition text := 'events_' || to_char("day", 'YYYYMMDD');
	former timestamptz;
	allowed record;
begin
	if to_regclass(partition) is not null then return false; end if;
	-- Others wait here, and see the partition afterwards; an advisory lock would not make it visible to them.
	lock table events_by_day in share update exclusive mode;
	if to_regclass(partition) is not null then return false; end if;
	select (regexp_match(pg_get_expr(relpartbound, oid), 'TO \(''([^'']+)''\)'))[1] into former
		from pg_class where oid = 'tracking_events'::regclass;
	if begins < former then return false; end if;
	execute format('create table %I (like events_by_day including all)', partition);
	execute format('alter table events_by_day attach partition %I for values from (%L) to (%L)', partition, begins, begins + interval '1 day');
	for allowed in
		select pg_get_userbyid(grantee) as role, privilege_type as privilege
		from pg_class, aclexplode(relacl) where pg_class.oid = 'events_by_day'::regclass and grantee not in (0, relowner)
	loop
		execute format('grant %s on %I to %I', allowed.privilege, partition, allowed.role);
	end loop;
	return true;
end $$;--> statement-breakpoint
CREATE FUNCTION "drop_event_day"("day" date) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET lock_timeout = '400ms' AS $$
begin
	execute format('drop table if exists %I', 'events_' || to_char("day", 'YYYYMMDD'));
end $$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION "add_event_day"(date), "drop_event_day"(date) FROM PUBLIC;--> statement-breakpoint
ALTER TABLE "events_by_day" ATTACH PARTITION "tracking_events" FOR VALUES FROM (MINVALUE) TO ('{in a week}');
