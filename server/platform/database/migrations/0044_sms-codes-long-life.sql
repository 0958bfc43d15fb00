ALTER TABLE "sms_codes" ADD COLUMN "long_life" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_codes_by_asker" ADD COLUMN "long_life" boolean DEFAULT false NOT NULL;