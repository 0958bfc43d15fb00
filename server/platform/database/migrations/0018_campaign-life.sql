CREATE TABLE "activity_pauses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activity_pauses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reason" text NOT NULL,
	"from" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone
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
