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
CREATE INDEX "sms_inbox_mobile_hash_index" ON "sms_inbox" USING btree ("mobile_hash","id");