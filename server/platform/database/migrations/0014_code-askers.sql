ALTER TABLE "sms_codes" ADD COLUMN "asker_hash" text;--> statement-breakpoint
ALTER TABLE "sms_codes" ADD COLUMN "strangers_guesses" integer DEFAULT 0 NOT NULL;