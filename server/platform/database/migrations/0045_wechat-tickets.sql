CREATE TABLE "wechat_tickets" (
	"app_id" text PRIMARY KEY NOT NULL,
	"ticket" text,
	"expires_at" timestamp (3) with time zone,
	"claimed_until" timestamp (3) with time zone NOT NULL
);
