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
	CONSTRAINT "sms_codes_by_asker_mobile_hash_purpose_app_code_asker_hash_pk" PRIMARY KEY("mobile_hash","purpose","app_code","asker_hash")
);
--> statement-breakpoint
CREATE INDEX "sms_codes_by_asker_expires_at_index" ON "sms_codes_by_asker" USING btree ("expires_at");